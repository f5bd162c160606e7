import { BEHIND, INTRODUCED, LABELLED, OWNED, WALLET } from '../context/introductions.ts';
import { DUE, NEEDS } from '../context/said-last.ts';
import { REASON, THING } from '../context/things.ts';
import { FIRM } from '../licence/frame-parts.ts';
import { LABEL } from '../licence/frames.ts';
import { ACCOUNT, CHAIN, ON } from '../licence/parts.ts';
import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import { COURTESY, HEADING, PLACE, SOURCE, SUM, TO_WHOM, TOWARDS, WHO } from './sums.ts';

const AFTER = many(REASON, TOWARDS, TO_WHOM, ON, SOURCE, COURTESY, any('by me|by us|from me|from us'));
const SINCE = maybe(
  either(
    any('and|so|because|since|as|now'),
    seq(any('since'), any('monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|last week|last month')),
  ),
);
const LENT = `overpaid us by|overpaid by|overpaid me by|lent me|lent us|fronted me|fronted us|covered for me|spotted me|advanced me|advanced us
|has been chasing me for|is chasing me for|has been asking for|is billing me|billed me|charged me|charges me|is charging|is charging me|wants from me
|will take|is earned|has earned|earned|he is earned|would like|is after|want|need|ask|charge|want from me|take`;
/** "the roofer charges 5 usdc", "his share is 5 usdc", "she lent me 5 usdc": told, and not yet asked for. */
export const OWED = seq(
  SINCE,
  either(
    seq(DUE, SUM),
    seq(either(WHO, any('he|she|they')), any(LENT), SUM),
    seq(ACCOUNT, NEEDS, SUM),
    seq(
      any('i have|i have got|i have set aside|i set aside|we have|we have got'),
      SUM,
      any('earmarked|set aside|ready|put aside|reserved|saved|here'),
    ),
  ),
  AFTER,
);
/** "5 usdc", "that makes 5 usdc, altogether" */
export const COUNTED = seq(
  maybe(
    either(
      any(
        `it is|that is|that makes|makes|so|so that is|so it is|amount|sum|total|the amount is|the sum is|the total is|the amount|exactly|just|only|comes to
        |my share is|my part is|my half is|my part|my share|what|how much`,
      ),
      HEADING,
    ),
  ),
  maybe(any(':|=')),
  SUM,
  maybe(any('i should pay|i owe|i must pay|i have to pay|i promised|due|owed')),
  many(REASON, ON, SOURCE, COURTESY),
);
/** "5 usdc please": a courtesy shows that it is asked for. */
export const WANTED = seq(SUM, many(ON, SOURCE), FIRM, many(REASON, ON));
/** "5 usdc to 0x…" */
export const GOING = seq(COUNTED, TOWARDS, AFTER);
/** "his wallet: 0x…", "destination 0x…", "0x… is my dentist" */
export const PLACED = either(
  seq(maybe(any('and|where|who|to')), INTRODUCED, PLACE, maybe(BEHIND)),
  seq(LABELLED, PLACE),
  seq(
    PLACE,
    either(
      OWNED,
      BEHIND,
      seq(any('is where'), any('he|she|they|it'), any('would like it|wants it|want it|likes it|goes|takes it')),
    ),
  ),
  seq(
    maybe(any('his|her|their|the|its')),
    WALLET,
    any(
      'they want it in|he wants it in|she wants it in|he uses|she uses|they use|on file reads|on file is|on file|reads|ends up being|to use|is',
    ),
    maybe(any('is|:')),
    PLACE,
  ),
  seq(
    any('enclosed please find|please find|attached is|here is|below is'),
    maybe(any('the|his|her|their|our')),
    WALLET,
    maybe(seq(any('of|for'), WHO)),
    maybe(any(',|:')),
    PLACE,
  ),
  seq(either(WHO, THING), any('has this address|has this wallet|has the address|has the wallet'), PLACE),
);
/** "0x…", "to my brother, 0x…" */
export const POINTED: Pattern = (said, at) =>
  either(...(/^(?:my|our|mine)$/.test(said[at] ?? '') ? [TOWARDS] : [PLACE, TOWARDS]))(said, at);
/** "network: base", "asset: usdc" */
export const LABELS = either(LABEL, seq(either(ON, CHAIN), many(COURTESY)));
/** "lindgren ab": who is paid, in a line of its own. Never the first: such a message is for that person. */
export const NAMED = either(WHO, HEADING);
