import type { CallReading } from '../../../domain/call/parties-of-call.ts';
import type { Hex } from '../../../domain/shared/hex.ts';

export interface CallReader {
  /** What calldata of any contract says. Never throws: what is not understood is searched for addresses. */
  read(data: Hex): CallReading;
}
