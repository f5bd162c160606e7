import { fails, type Verdict } from '../decision/rule.ts';
import { walletBlocked } from './errors.ts';

/** A blocked wallet may sign in and read, but not move value, spend a budget or create a key. */
export const blockedVerdict = (isBlocked: boolean): Verdict => (isBlocked ? fails(walletBlocked()) : undefined);
