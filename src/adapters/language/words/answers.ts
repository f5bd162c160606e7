import type { RoleWords } from './roles.ts';

export const ANSWERS: RoleWords = {
  not: `not|do not|never|no longer|avoid|refuse to|refuse|without|under no circumstances|stop|must not|may not|do not you|do not you dare|cannot
|can not|no need to|instead of|rather than|dnt|except|never ever|not ever|quit|changed my mind about`,
  no: 'no|nope|nah|no no|nay',
  correction: `on second thought|on second thoughts|on reflection|thinking about it|come to think of it|no wait|wait|wait no|oh wait|oh no|actually|actually no|sorry|my bad|i mean|i meant|i said|make it|make that|correction|oops|whoops
|change it to|change that to|change the amount to|change amount to|change token to|change recipient to|change network to|change chain to|change the recipient to|change the token to|change the chain to|change the network to
|set it to|i meant to say|i want to say|should be|it should be|rather|hold on|make this|let us make it|let us do|let us say|make the amount
|update it to|change to|switch it to|wrong address|wrong amount|wrong token|wrong chain|wrong one|no make it|better make it|the amount is
|the address is|the recipient is|recipient is|amount is|it goes to|it is on|use instead|scrap that`,
  instead: 'instead',
  cancel: `cancel|cancel it|cancel that|cancel this|never mind|nevermind|nvm|forget it|forget about it|forget that|abort|leave it|call it off
|drop it|scratch that|no thanks|no thank you|changed my mind|i changed my mind|on second thought no|do not do it|do not do that|stop it|stop that
|just kidding|jk|not really|do not bother|let us not|no do not|discard|discard it|undo|undo that|cancel the transfer|cancel the swap
|cancel my request|cancel the request|reset|start over|never mind that|dismiss`,
  confirm: `yes|y|yep|yup|yeah|yea|ya|sure|ok do it|do it|go ahead|go for it|confirm|confirmed|i confirm|looks good|looks right|correct
|proceed|approved|lgtm|sounds good|that is right|that is correct|of course|absolutely|please do|affirmative|yes do it|ship it|let us go|all good`,
};
