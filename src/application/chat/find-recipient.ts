import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import type { TransferAction } from '../../domain/chat/action.ts';
import { contactKey } from '../../domain/chat/contact.ts';
import { askFor, type EvmToken, evmTokenOn, type Unplanned } from '../../domain/chat/token-directory.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import { fill, wordsIn } from '../../domain/chat/words/index.ts';
import { namesNeedNode } from '../../domain/names/errors.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { type Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import type { UnusableName } from '../ports/names.ts';

export type RecipientPorts = Pick<Ports, 'chatPolicy' | 'contacts' | 'nameService'>;
/** `note`: a sentence that says where the address comes from; empty for an address that was typed. */
type Addressed = Readonly<{ action: TransferAction; note: string }>;

/**
 * The transfer with the recipient's address: typed, a contact of the wallet, or what the name stands for on the
 * transfer's network. A name whose address claims another name is refused.
 */
export const findRecipient =
  (ports: RecipientPorts) =>
  async (
    action: TransferAction,
    wallet: ProvedWallet | undefined,
    language?: string,
  ): Promise<Addressed | Unplanned> => {
    const { directory } = ports.chatPolicy;
    const { recipient } = action;
    if (directory.toWalletAddress(recipient) !== undefined) return { action, note: '' };
    if (recipient.includes('.')) {
      const token = evmTokenOn(action.token, action.chain, directory);
      return 'message' in token ? token : await byName(ports, action, token);
    }
    const address = wallet && (await ports.contacts.find(wallet, contactKey(recipient)));
    if (address === undefined)
      return { ...askFor('recipient', fill(wordsIn(language).keeping.who, { name: recipient })), isSpoken: true };
    return { action: { ...action, recipient: address }, note: `Your contact ${recipient} is ${address}.` };
  };

/** Asks which address is meant, where what an earlier request called its recipient stands for another address now. */
export async function askIfMoved(
  ports: RecipientPorts,
  action: TransferAction,
  { references, language }: Pick<Understanding, 'references' | 'language'>,
  wallet: ProvedWallet | undefined,
): Promise<Unplanned | undefined> {
  const name = references?.find(({ called }) => called !== undefined)?.called;
  if (name === undefined) return undefined;
  const found = await findRecipient(ports)({ ...action, recipient: name }, wallet, language);
  const [before, now] = [action.recipient, 'message' in found ? undefined : found.action.recipient];
  if (now === undefined || now === before) return undefined;
  return {
    ...askFor('recipient', fill(wordsIn(language).keeping.moved, { name, before, now }), [before, now]),
    isSpoken: true,
  };
}

async function byName(
  { nameService }: RecipientPorts,
  action: TransferAction,
  token: EvmToken,
): Promise<Addressed | Unplanned> {
  const { recipient } = action;
  const read = await attempt(nameService.resolve(recipient, token.chain));
  if (!read.known) return askFor('recipient', `${unread(recipient, read.failure)} To which address?`);
  if (read.value === undefined)
    return askFor('recipient', `${recipient} has no address on that network. To which address?`);
  if ('unusable' in read.value)
    return askFor('recipient', `${read.value.name} ${UNUSABLE[read.value.unusable]} To which address?`);
  const { name, address, primary } = read.value;
  if (primary !== undefined && primary !== name)
    return askFor(
      'recipient',
      `${name} stands for ${address}, but that address calls itself ${primary}. To which address exactly?`,
    );
  const claim = primary === undefined ? ', and that address claims no name' : '';
  return { action: { ...action, recipient: address }, note: `${name} is ${address}${claim}.` };
}

const unread = (name: string, failure: Failure): string =>
  failure.code === namesNeedNode.code
    ? `I cannot look up ${name}. ${sentenceOf(failure)}`
    : `I cannot look up ${name} now.`;

const UNUSABLE: Readonly<Record<UnusableName['unusable'], string>> = {
  gateway: 'needs a gateway over HTTP, which this service does not ask.',
  expired: 'has expired: nobody holds it now.',
  'two-addresses': 'names two different addresses, and nothing says which one is meant.',
};
