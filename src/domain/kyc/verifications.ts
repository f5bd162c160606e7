import type { KycSession } from './kyc-session.ts';
import type { TierRuling } from './tier.ts';

declare const sorted: unique symbol;

/**
 * All verifications of one wallet, oldest first, and those of them that count. Only `verificationsOf` makes it, and whatever is derived
 * from verifications takes it, so nothing counts a verification that the wallet's owner does not answer for.
 */
export type Verifications = Readonly<{
  all: readonly KycSession[];
  /** The owner's, as soon as the owner opened or adopted one; all of them until then. */
  counted: readonly KycSession[];
  readonly [sorted]: true;
}>;

export function verificationsOf(sessions: readonly KycSession[]): Verifications {
  const owned = sessions.filter(isOwned);
  return { all: sessions, counted: owned.length > 0 ? owned : sessions } as Verifications;
}

/** The verifications as they count once the owner opens one: without those that nobody's session opened. */
export const ownVerifications = ({ all }: Verifications): Verifications => verificationsOf(all.filter(isOwned));

/** Those that no longer count, as if the owner had opened none. */
export const setAside = ({ all }: Verifications): Verifications =>
  verificationsOf(all.some(isOwned) ? all.filter((session) => !isOwned(session)) : []);

/** The verification with which the owner took over from others. */
export const firstOwn = ({ all }: Verifications): KycSession | undefined =>
  all.filter(isOwned).toSorted((one, other) => Number(one.ownedAt) - Number(other.ownedAt))[0];

/**
 * The verifications that say who the owner is and where he is from: those that count. A wallet with a granted tier can buy without an
 * approval of its own, so it keeps what was verified when the owner opened his first, as it was then, until one of the owner's is
 * approved: otherwise opening one and never finishing it would remove the person and the country.
 */
export function identifying(verifications: Verifications, rulings: readonly TierRuling[]): Verifications {
  const ownedSince = firstOwn(verifications)?.ownedAt;
  const isGranted = rulings.some(({ kind }) => kind === 'grant');
  if (ownedSince === undefined || !isGranted || verifications.counted.some(isIdentified)) return verifications;
  return verificationsOf(setAside(verifications).all.flatMap((session) => asOf(session, ownedSince) ?? []));
}

/** A decided one as it was at that time; undefined when it was decided later. An approval that was revoked later was valid then. */
function asOf({ revokedAt, ...session }: KycSession, time: Date): KycSession | undefined {
  if (revokedAt !== undefined && revokedAt > time) return { ...session, status: 'approved', statusAt: time };
  return session.statusAt > time ? undefined : { ...session, ...(revokedAt !== undefined && { revokedAt }) };
}

/**
 * The time of the last revocation by the provider. What it voided stays void when the owner opens a verification of his own; a later
 * revocation of one that no longer counts voids nothing.
 */
export function lastRevocation(verifications: Verifications): number {
  const ownedSince = firstOwn(verifications)?.ownedAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const revocations = verifications.all.flatMap(({ ownedAt, revokedAt }) => {
    const at = revokedAt?.getTime();
    return at !== undefined && (ownedAt !== undefined || at <= ownedSince) ? [at] : [];
  });
  return Math.max(...revocations);
}

/**
 * What keeps a new session from being stored: its own record; for the owner, an own open one of the tier; for anybody else, any
 * verification of the wallet. `known` are the wallet's sessions.
 */
export function inTheWayOf(session: KycSession, known: readonly KycSession[]): KycSession | undefined {
  const isSame = (other: KycSession) => other.id === session.id;
  const isOpenToo = (other: KycSession) => isOwned(other) && other.status === 'pending' && other.tier === session.tier;
  if (!isOwned(session)) return known.find(isSame) ?? known.at(-1);
  return known.find(isSame) ?? (session.status === 'pending' ? known.find(isOpenToo) : undefined);
}

/** The session as it is stored: the link of one that is not the owner's is not kept. */
export function withoutForeignLink(session: KycSession): KycSession {
  const { url: _, ...kept } = session;
  return isOwned(session) ? session : kept;
}

/** The session after the owner adopted it; undefined while it is open, because others may hold its link. */
export const adopted = (session: KycSession, at: Date): KycSession | undefined =>
  isOwned(session) ? session : session.status === 'pending' ? undefined : { ...session, ownedAt: at };

/** Whether it was ever approved, as far as it is known: an identity is reported with an approval only. */
const isIdentified = ({ status, identity }: KycSession): boolean => status === 'approved' || identity !== undefined;

const isOwned = ({ ownedAt }: KycSession): boolean => ownedAt !== undefined;
