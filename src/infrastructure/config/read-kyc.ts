import { DIDIT_URL } from '../../adapters/kyc/kyc-provider.didit.ts';
import { SUMSUB_URL } from '../../adapters/kyc/kyc-provider.sumsub.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import * as as from './schemas/index.ts';

type Kyc = AdapterChoices['kyc'];

export function readKyc(reader: EnvReader, kind: Kyc['kind']): Kyc {
  if (kind === 'didit') return readDidit(reader);
  return kind === 'sumsub' ? readSumsub(reader) : readMemoryKyc(reader);
}

function readMemoryKyc(reader: EnvReader): Kyc {
  const need = 'the secret that authenticates webhooks of the in-memory identity provider';
  return { kind: 'memory', webhookSecret: reader.required('KYC_WEBHOOK_SECRET', as.secret, need, '') };
}

function readDidit(reader: EnvReader): Kyc {
  const needed = (name: string, what: string) =>
    reader.required(name, as.issuedSecret, `${what}, because KYC_PROVIDER is didit`, '');
  const workflows = {
    TIER_1: needed('DIDIT_WORKFLOW_TIER_1', 'the id of the workflow for basic verification'),
    TIER_2: needed('DIDIT_WORKFLOW_TIER_2', 'the id of the workflow for enhanced verification'),
  };
  refuseOneForTwo(reader, 'DIDIT_WORKFLOW', 'workflow', workflows);
  return {
    kind: 'didit',
    baseUrl: reader.optional('DIDIT_URL', as.url, DIDIT_URL),
    apiKey: needed('DIDIT_API_KEY', 'the Didit API key'),
    webhookSecret: needed('DIDIT_WEBHOOK_SECRET', 'the shared secret of the Didit webhook'),
    ...previousWebhookSecret(reader, 'PREVIOUS_DIDIT_WEBHOOK_SECRET'),
    workflows,
  };
}

function previousWebhookSecret(reader: EnvReader, name: string) {
  const secret = reader.optional(name, as.issuedSecret, undefined);
  return secret === undefined ? {} : { previousWebhookSecret: secret };
}

const WEEK_S = 7 * 24 * 3_600;

function readSumsub(reader: EnvReader): Kyc {
  const because = 'because KYC_PROVIDER is sumsub';
  const needed = (name: string, what: string) => reader.required(name, as.issuedSecret, `${what}, ${because}`, '');
  const level = (name: string, what: string) => reader.required(name, as.label, `${what}, ${because}`, '');
  const levels = {
    TIER_1: level('SUMSUB_LEVEL_TIER_1', 'the name of the level for basic verification'),
    TIER_2: level('SUMSUB_LEVEL_TIER_2', 'the name of the level for enhanced verification'),
  };
  refuseOneForTwo(reader, 'SUMSUB_LEVEL', 'level', levels);
  const secretKey = needed('SUMSUB_SECRET_KEY', 'the secret key that belongs to the app token');
  const webhookSecret = needed('SUMSUB_WEBHOOK_SECRET', 'the secret key of the Sumsub webhook');
  if (secretKey !== '' && secretKey === webhookSecret)
    reader.fault('SUMSUB_WEBHOOK_SECRET must be the webhook’s own secret key, not the app token’s');
  return {
    kind: 'sumsub',
    baseUrl: reader.optional('SUMSUB_URL', as.url, SUMSUB_URL),
    appToken: needed('SUMSUB_APP_TOKEN', 'the app token of the Sumsub API'),
    secretKey,
    webhookSecret,
    ...previousWebhookSecret(reader, 'PREVIOUS_SUMSUB_WEBHOOK_SECRET'),
    levels,
    linkSeconds: WEEK_S,
  };
}

/** Otherwise the tier of an approval would be ambiguous. */
function refuseOneForTwo(
  reader: EnvReader,
  name: string,
  what: string,
  { TIER_1, TIER_2 }: Readonly<{ TIER_1: string; TIER_2: string }>,
): void {
  if (TIER_1 !== '' && TIER_1 === TIER_2)
    reader.fault(`${name}_TIER_2 must be a different ${what} than ${name}_TIER_1`);
}
