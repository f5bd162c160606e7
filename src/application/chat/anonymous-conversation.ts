import type { Ports } from '../ports/index.ts';

// 80 unguessable bits, then 48 bits of a digest that only the service can compute.
const DRAWN = 20;
const PROOF = 12;
const SHAPE = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * The id of an anonymous conversation: the claimed one if the service issued it, or else a new one. Whoever knows the
 * id continues the conversation, so an id that a client chose, and another can guess, is never accepted.
 */
export const anonymousConversation =
  (ports: Pick<Ports, 'keyDigests' | 'random'>) =>
  (claimed: string | undefined): string =>
    claimed !== undefined && isIssued(ports, claimed) ? claimed : issue(ports);

function issue(ports: Pick<Ports, 'keyDigests' | 'random'>): string {
  const drawn = ports.random.uint256().toString(16).padStart(64, '0').slice(0, DRAWN);
  return `${drawn}${proofOf(ports, drawn)}`.replace(SHAPE, '$1-$2-$3-$4-$5');
}

function isIssued(ports: Pick<Ports, 'keyDigests'>, id: string): boolean {
  const digits = id.replaceAll('-', '');
  return (
    id === digits.replace(SHAPE, '$1-$2-$3-$4-$5') && digits.slice(DRAWN) === proofOf(ports, digits.slice(0, DRAWN))
  );
}

/** Domain separation from API keys, which are digested with the same pepper. */
const proofOf = ({ keyDigests }: Pick<Ports, 'keyDigests'>, drawn: string): string =>
  keyDigests.digestOf(`chat-conversation ${drawn}`).slice(0, PROOF);
