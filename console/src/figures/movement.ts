import { isPlainCall, type Movement, type MovementStatus } from '../values/movement.ts';
import { t } from './texts/index.ts';

/** What the wallet did. It did not "send" where nothing moved. */
export const movementText = (movement: Movement): string =>
  t(isPlainCall(movement) ? 'did.call' : `did.${movement.direction}`);

export const statusText = (status: MovementStatus): string => t(`status.${status}`);
