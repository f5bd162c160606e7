import { any, either, maybe, once, type Rule, seq, some } from '../rules/rule.ts';

const SORRY = any(
  'sorry|so sorry|very sorry|really sorry|sincere apologies|apologies|my apologies|i am sorry|i am so sorry|i apologise|i apologize|forgive me|please excuse|excuse|pardon',
);
const TROUBLE = any(
  'hassle|trouble|confusion|mess|mix up|mixup|mix - up|back and forth|inconvenience|bother|noise|typo|typos|mistake|mistakes|error|errors|change|changes|chaos|misunderstanding|slip|oversight|spam|messages|late change|delay|correction|corrections|switch|last minute change',
);
/** An apology for the request: "sorry for the hassle", "sorry for not saying". */
export const APOLOGY: Rule = once(
  either(
    seq(
      SORRY,
      any('for|about'),
      maybe(any('the|§m the|§m|§m this|my|this|that|another|one more|any')),
      TROUBLE,
      maybe(any('again')),
    ),
    seq(
      any('sorry for|apologies for'),
      any(
        'not saying|not saying so|not saying that|forgetting|forgetting that|not mentioning it|not mentioning that|not being clear|being unclear|changing it|changing it again|changing my mind|bothering you|leaving that out|the late notice|being difficult|being vague|being so vague',
      ),
    ),
    any(
      'sorry to bother you|sorry to be a pain|sorry to be difficult|sorry to change it|sorry to change it again|sorry to trouble you|sorry to do this|sorry i forgot|sorry , i forgot|sorry i forgot that|should have said|should have said that|should have said so',
    ),
  ),
);

const KIND = any(
  'change|changes|correction|corrections|edit|edits|fix|fixes|update|updates|amendment|amendments|adjustment|adjustments|tweak|tweaks|mistake|mistakes|error|errors',
);
const SIZE = maybe(any('small|little|quick|minor|tiny|last|more|slight|last minute|late|final'));
const COUNTED = seq(
  any('§n|a few|few|some|a couple of|couple of|a|another|one more'),
  SIZE,
  KIND,
  maybe(any('please|pls|needed|then|here|actually')),
);
const NEWS = any(
  'new plan|so new plan|new idea|better idea|actually new plan|change of plan|change of plans|plan change|plans changed|the plan changed|slight change of plan|small change of plan|plan b|update|an update|small update|quick update|correcting myself|correction needed|let me correct myself|let me start over|let me redo that|let me redo this|i need to correct something|i need to change something|i have to change something|i need to fix something|i would like to change something|i want to change something|something changed|things changed|the details changed|new details|new info|new instructions|updated details|updated info|new information|revised|revision|the final version|final version|here is the corrected version|corrected version|corrected',
);
const ALL_WRONG = seq(
  maybe(any('that is|it is|that was|it was|i got it|i got that|i had it|sorry')),
  any('all wrong|wrong in every way|completely wrong|totally wrong|entirely wrong|quite wrong|wrong again'),
);
const LAUGH = maybe(any('haha|lol|hahaha|lmao|sorry|please|oops'));
/** What announces a correction and holds no value: "two changes:", "new plan,", "sorry for the hassle but". */
export const HEADING: Rule = once(
  either(
    seq(
      maybe(any('there is|there are|i have|just|only|so|ok')),
      either(COUNTED, NEWS, ALL_WRONG),
      LAUGH,
      some(any(',|.|!|:|-|;')),
    ),
    seq(APOLOGY, either(some(any(',|.|!|:|-|;')), any('but|, but|, however ,|but please|, but please'))),
    any('sorry to change it but|sorry but|apologies but|i am sorry but|sorry , but|apologies , but|sorry , however'),
  ),
);
