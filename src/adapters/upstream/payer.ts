import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller on whose behalf a provider is asked. An empty text means none. */
export type Payer = Readonly<{
  /** The client network, or the name of an endpoint or job. */
  network: string;
  /** The wallet that signed in, or whose key was shown. */
  wallet: string;
}>;

/** The service itself: its jobs and its start. */
export const SERVICE: Payer = { network: '', wallet: '' };

const current = new AsyncLocalStorage<Payer>();

/** Runs `run`; the calls to providers that it makes count against the share of the payer. */
export const paidBy = <T>(payer: Payer, run: () => T): T => current.run(payer, run);

export const currentPayer = (): Payer => current.getStore() ?? SERVICE;

export const nameOf = ({ network, wallet }: Payer): string => `${network} ${wallet}`;
