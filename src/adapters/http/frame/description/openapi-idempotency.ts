import { IDEMPOTENCY_KEY, REPLAYED } from '../idempotency/idempotency-key.ts';
import type { Route } from '../record/route.ts';
import { takesKey } from '../record/takes-key.ts';

const KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description:
    'A key that you generate for this request and send again with every retry: 1 to 255 visible ASCII characters, bare or as a quoted string. For 24 hours, the same request of the same caller with the same key is executed once and receives the first answer below 500 again. Without a session or an API key it has no effect.',
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
  schema: { type: 'string', minLength: 1, maxLength: 257 },
};

const REPLAYED_HEADERS = {
  [REPLAYED]: {
    description: 'Present when this is the answer to an earlier request with the same `Idempotency-Key`',
    schema: { type: 'string', enum: ['true'] },
  },
};

export const keyParameters = (route: Route) => (takesKey(route) ? [KEY_PARAMETER] : []);

export const replayedHeaders = (route: Route) =>
  takesKey(route) && route.replays !== 'never' ? REPLAYED_HEADERS : undefined;
