import { once } from 'node:events';
import type { LocalNode } from '../contracts/kit/node.ts';
import { REVIEWERS } from './explain-and-change.ts';
import { chapter, tell } from './story.ts';

type Account = Readonly<{ address: string; privateKey: string }>;
type Left = Readonly<{ serviceUrl: string; node: LocalNode; buyer: Account; newcomer: Account }>;

const ONE_COIN = '0xde0b6b3a7640000';

/** Leaves the world of the story running for a person with a browser and a wallet, until Ctrl+C. */
export async function leaveOpen({ serviceUrl, node, buyer, newcomer }: Left): Promise<void> {
  chapter('The console');
  // The story leaves the buyer without coins, to show sponsored transactions; a person buys with a wallet that pays its own fees.
  await node.rpc('anvil_setBalance', [buyer.address, ONE_COIN]);
  tell(`Open ${serviceUrl}/console in a browser.`);
  tell('To sign in you need a wallet extension that announces itself (EIP-6963), such as Rabby, MetaMask or Frame.');
  tell(`Add a network to it: RPC URL ${node.url}, chain id ${node.chainId}, currency ETH.`);
  tell('Import one of these private keys. They are public: never send anything of value to them.');
  for (const [who, { address, privateKey }] of [
    ['the buyer of the story', buyer],
    ['a newcomer', newcomer],
    ['a reviewer', REVIEWERS[0]],
    ['another reviewer', REVIEWERS[1]],
  ] as const) {
    tell(`  ${who}: ${address}`);
    tell(`    ${privateKey}`);
  }
  tell('As the buyer: Buy and Move list what was bought and sent, and make the next purchases and transfers.');
  tell('As the newcomer: Buy lists what is missing; Verification opens the page that plays the identity provider.');
  tell('As a reviewer: Operations shows the people, the refusal of the story and the proposal that changed it.');
  tell('Press Ctrl+C to stop everything.');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}
