/**
 * The kinds of events, as the first word of their ids: of those at one time, what followed stands before what it followed from. Notes are
 * written when the rest is known.
 */
const KINDS = [
  ...['note', 'block', 'purchase', 'bid', 'transfer', 'sponsorship', 'permit', 'mint', 'bid-permit', 'decision'],
  ...['ruling', 'decided', 'proposal', 'kyc', 'verification', 'terms', 'revoked', 'key', 'profile', 'session'],
  ...['signed-in', 'registered'],
] as readonly string[];

type Event = Readonly<{ id: string; at: string | null }>;

const rankOf = ({ id }: Event) => KINDS.indexOf(id.split(' ', 1).join());
const timeOf = ({ at }: Event) => (at === null ? 0 : Date.parse(at));

/** One order for the same events, in whichever order they were read. */
export const newestFirst = <One extends Event>(events: readonly One[]): readonly One[] =>
  [...events].sort(
    (one, other) =>
      timeOf(other) - timeOf(one) ||
      rankOf(one) - rankOf(other) ||
      other.id.localeCompare(one.id, 'en', { numeric: true }),
  );
