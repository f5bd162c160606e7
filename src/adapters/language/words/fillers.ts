import type { RoleWords } from './roles.ts';

export const FILLERS: RoleWords = {
  filler: `there is no rush|there is no real rush|no rush|there is no hurry|no hurry|to be exact|to be precise|to be specific|quick one|next one|one quick thing|one thing|one more thing|that is all|that will be all|that would be all|long story short|sorry to bother you but|sorry to bother you|sorry for bothering you but|sorry to trouble you but|sorry to trouble you
|a|an|the|some|any|my|mine|our|your|me|i|you|we|us|u|ur|this|there|here|be|am|is|are|does|would|could|can|will|may|might|shall
|please|pls|plz|plse|kindly|thanks|thank you|thx|ty|tks|cheers|thank you so much|thanks a lot|thank you very much|many thanks|thanks in advance
|thank you in advance|appreciated|much appreciated|i appreciate it|would be appreciated
|can you|could you|would you|will you|can u|could u|would u|can i|could i|may i|can we|could we|would you be so kind as to|be so kind
|would you mind|do you mind|if you can|if you could|if you please|if possible|if you do not mind|if you would|if it is possible|when you can
|when you have a moment|when you get a chance|once you can|if that is ok|if that is okay|if it is not too much trouble|if you would be so kind
|i want to|i wanna|i would like to|i would love to|i need to|i have to|i wish to|i am trying to|i am looking to
|i am going to|i gotta|gotta|gonna|wanna|gimme|lemme|let me|let us|lets|i need you to|i want you to|need to
|want to|have to|has to|going to|trying to|looking to|like to|love to|help me to|it would be great to|it would be nice to|would be great|i plan to
|i am about to|i will|we want to|we need to|we would like to|go ahead and|do me a favor and|do me a favour and|do me a favor|do me a favour
|be great|make sure to|make sure|feel free to|time to|how about we|how about|why not just
|ok|okay|k|alright|all right|right|well|so|then|now|right now|right away|immediately|asap|quickly|quick|fast|today|just|only|exactly|about|around
|approximately|roughly|basically|literally|simply|really|also|too|um|uh|erm|hmm|eh|ah|oh|haha|lol|man|bro|dude|mate|buddy|sir
|madam|friend|there is|guys|everyone|folks|fam|ser|anon|agent|bot|robot|dear|like|kind of|sort of|you know|as well|again|once more|please and thank you
|have a nice day|have a great day|have a good day|i hope you are well|hope you are well|i hope you are doing well|hope you are doing well|nice to meet you
|at the moment|atm|rn|currently|current|latest|these days|at present|nowadays|presently|as of now|so far|yet|still|this time|for now
|tell me|show|show me|give me|get me the|check|display|see|view|list|look up|look at|find|fetch|know|let me know|i want to know|can you tell me
|could you tell me|do you know|i would like to know|find out|check on|take a look at|pull up|bring up|one|single|one of
|quick question|question|i have a question|just wondering|i was wondering|i wonder|wondering|execute|perform|initiate|make|run|set up
|submit|place|do|set|apply|allow|allowing|allowed|via app|in total|in all|overall|total|altogether|to my name|but|per|i do not know|overview|summary|breakdown|in detail|details|across all chains|on all chains|across chains|all chains|an overview of|a summary of|a breakdown of|by the way|btw|fyi
|for me|to me|as|than|its|his|her|their|which is|please note|worth it|amounts|the following|following|in the amount|entirely|completely
|much|many|at best price|at the best price|at the best rate|back|out|such|own address|both|same time|high|low|cheap|much is|looks|looking|look`,
};
