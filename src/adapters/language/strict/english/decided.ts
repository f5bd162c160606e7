import { any, either, maybe, type Rule, seq } from '../rule.ts';
import { SOMEBODY } from './people.ts';

/** By what it was decided: "per the vote on proposal 14". */
const DECISION = any(
  'vote|decision|resolution|agreement|settlement|understanding|arrangement|deal|settlement agreement|call|meeting|contract|chat|conversation|discussion|approval|budget|invoice|proposal|motion|vote result|governance vote|board decision|board resolution|board vote|committee decision|ballot|minutes|contractor agreement|service agreement|grant agreement|terms|grant terms|statement of work|sow|mandate|snapshot|snapshot vote|purchase order|order|po|bill',
);
/** "per the vote on proposal 14", "as agreed with my landlord". */
export const DECIDED: Rule = either(
  seq(
    any(
      'per|as per|in line with|according to|pursuant to|based on|in accordance with|under|as agreed in|as decided in|as approved in|as discussed in|with reference to|re|regarding|further to',
    ),
    maybe(any('the|our|my|your|yesterday|the last|our last|this|the attached|the signed|our signed')),
    DECISION,
    maybe(any('§n|§d|no §n|no . §n|# §n')),
    maybe(
      seq(
        any('on|of|for|from|with|by|in'),
        either(
          seq(
            maybe(any('the')),
            any(
              'proposal|resolution|motion|grant|invoice|item|ticket|round|season|epoch|budget|order|board|committee|dao|council|members|team|treasury committee|treasury',
            ),
            maybe(any('§n|§d|no §n|# §n')),
          ),
          any(
            'yesterday|today|last week|last month|this morning|last night|monday|tuesday|wednesday|thursday|friday|accounting|finance|the supplier|the contractor|the client|our accountant',
          ),
        ),
      ),
    ),
    maybe(any('of yesterday|yesterday|today|this morning|last week|last night|last month')),
  ),
  seq(
    any('as'),
    any('agreed|approved|discussed|decided|promised|voted|confirmed|authorized|authorised|requested|instructed'),
    maybe(
      either(
        any(
          'yesterday|today|this morning|last week|earlier|on the phone|by phone|by email|in the meeting|on the call|in the call|last night',
        ),
        seq(
          any('by|with'),
          either(
            SOMEBODY,
            any(
              'the board|the committee|the dao|the council|the members|our board|the treasurer|the cfo|our cfo|the team|our accountant|finance|accounting|management|both partners|all partners|all signers|the signers|him|her|them|my wife|my husband|my partner',
            ),
          ),
        ),
      ),
    ),
  ),
);
