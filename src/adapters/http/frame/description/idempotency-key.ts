import { IDEMPOTENCY_KEY } from '../idempotency/idempotency-key.ts';
import { takesKey } from '../record/takes-key.ts';
import type { Described } from './described.ts';

const KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.',
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

export const keyParameters = (operation: Described) => (takesKey(operation) ? [KEY_PARAMETER] : []);
