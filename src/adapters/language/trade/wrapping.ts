import { any, maybe } from '../licence/pattern.ts';
import { placed } from './draft.ts';
import { asked, type Piece } from './piece.ts';

const WRAPPED =
  'into its wrapped version|into the wrapped version|in wrapped form|into wrapped form|in its wrapped form|into its wrapped form|to its wrapped version|to wrapped|as wrapped';
const UNWRAPPED =
  'in unwrapped form|into unwrapped form|unwrapped|back to unwrapped|in its unwrapped form|to its unwrapped version|into its unwrapped version|into the unwrapped version';
const form = (lead: string, verb: 'wrap' | 'unwrap'): Piece => ({
  lead,
  takes: 'nothing',
  tail: maybe(any('again|back')),
  as: 'part',
  adds: (draft) => ({ ...draft, verb, trades: true }),
});
const LIKED = [
  'i would like',
  'i want',
  'i need',
  'i would like it',
  'i would like them',
  'i want it',
  'i want them',
  'make it',
  'make them',
];
const liked = (lead: string, verb: 'wrap' | 'unwrap'): Piece => ({
  ...form(
    lead
      .split('|')
      .flatMap((one) => LIKED.map((like) => `${like} ${one}`))
      .join('|'),
    verb,
  ),
  as: 'start',
  adds: (draft) => (draft.held === undefined ? undefined : asked(draft, { verb, trades: true, refers: true })),
});

/** A coin and its wrapped token. */
export const WRAPPING: readonly Piece[] = [
  ...(['wrap', 'unwrap'] as const).map(
    (verb): Piece => ({
      lead: verb,
      takes: 'quantity',
      as: 'verb',
      adds: (draft, value) =>
        value.coin && placed(asked(draft, { verb, trades: true, object: 'gives' }), 'gives', value),
    }),
  ),
  form(WRAPPED, 'wrap'),
  form(UNWRAPPED, 'unwrap'),
  liked(WRAPPED, 'wrap'),
  liked(UNWRAPPED, 'unwrap'),
];
