import { FEE_QUOTE_SECONDS } from '../../../domain/fee/fee-quote.ts';
import { durationText } from '../../../domain/shared/duration.ts';
import type { Section } from './variable.ts';

export const SECRETS: readonly Section[] = [
  {
    title: 'Secrets',
    variables: [
      [
        'must',
        'SESSION_KEYS=',
        'Private P-256 keys, PKCS#8 DER in base64, separated by commas. The first signs, all verify.',
      ],
      [
        'must',
        'AUDIT_KEYS=',
        'Private Ed25519 keys that sign the checkpoints of the audit log, PKCS#8 DER in base64, separated by commas. All of them sign.',
      ],
      [
        'must',
        'API_KEY_PEPPER=',
        'The secret that keys the digests of API keys. Changing it invalidates every API key.',
      ],
      [
        'usual',
        'OPERATORS=',
        'The first operators: address:role, separated by commas; a role is viewer, reviewer or admin. Outside production, while the identity provider is in memory, unset means the development accounts 3 (admin) and 4 (reviewer), whose keys everybody knows.',
      ],
      [
        'expert',
        'FOUR_EYES=',
        'on: somebody else than the proposer must approve what operators propose. Unset, on in production and off elsewhere.',
      ],
      [
        'usual',
        'GATE_PASSWORD=',
        'The master password of the protected pages, at least 12 characters. Without it the pages are not protected and the gate is closed.',
      ],
      ['must', 'CRON_SECRET=', 'Bearer secret of the cron endpoints'],
      [
        'expert',
        'KYC_WEBHOOK_SECRET=',
        'The secret that authenticates webhooks of the in-memory identity provider (X-Webhook-Secret)',
      ],
      [
        'must',
        'FEE_QUOTE_KEYS=',
        `The secrets that sign fee quotes, at least 32 characters each, separated by commas. The first signs, all verify. Quotes expire after ${durationText(FEE_QUOTE_SECONDS * 1_000)}.`,
      ],
      [
        'expert',
        'SALE_SIGNER_KEY=',
        'One private key of the account that the sale contract trusts: 0x and 64 hexadecimal digits. It cannot be rotated: prefer SALE_SIGNER_KEYS',
      ],
      [
        'must',
        'SALE_SIGNER_KEYS=',
        'Instead of SALE_SIGNER_KEY: one or more keys of accounts, separated by commas, each 0x and 64 digits, or in another system: aws-kms:<key id, alias or ARN>, gcp-kms:projects/…/cryptoKeyVersions/<number>, web3signer:<public key or address>. The key signs whose account the contract accepts. Copies of that key in several systems or regions replace each other.',
      ],
    ],
  },
  {
    title: 'Signing keys in other systems',
    variables: [
      [
        'expert',
        'AWS_REGION=',
        'The region of the aws-kms: keys that are not named by an ARN. Credentials come from the usual sources of AWS.',
      ],
      [
        'expert',
        '<PROVIDER>_CALLS_PER_MINUTE=',
        'Requests a minute that your plan of a provider allows. Unset: a little less than the public plan allows. Each network and each wallet has a share of it',
        [
          'AWS_KMS_CALLS_PER_MINUTE=',
          'GCP_KMS_CALLS_PER_MINUTE=',
          'WEB3SIGNER_CALLS_PER_MINUTE=',
          'BLOCKSCOUT_CALLS_PER_MINUTE=',
          'CHAINALYSIS_CALLS_PER_MINUTE=',
          'COINGECKO_CALLS_PER_MINUTE=',
          'DEFILLAMA_CALLS_PER_MINUTE=',
          'DIDIT_CALLS_PER_MINUTE=',
          'ESPLORA_CALLS_PER_MINUTE=',
          'ETHERSCAN_CALLS_PER_MINUTE=',
          'GECKOTERMINAL_CALLS_PER_MINUTE=',
          'JUPITER_CALLS_PER_MINUTE=',
          'RELAY_CALLS_PER_MINUTE=',
          'SOLANA_CALLS_PER_MINUTE=',
          'SUMSUB_CALLS_PER_MINUTE=',
        ],
      ],
      [
        'expert',
        'GOOGLE_APPLICATION_CREDENTIALS=',
        'The key file of a service account for gcp-kms: keys; empty, the service account of the machine',
      ],
      ['expert', 'GCP_KMS_URL=https://cloudkms.googleapis.com', 'Another endpoint of Google Cloud KMS'],
      [
        'expert',
        'GCP_METADATA_URL=http://metadata.google.internal',
        'Another metadata server, which issues credentials of the machine’s service account',
      ],
      ['expert', 'WEB3SIGNER_URL=', 'The URL of Web3Signer for web3signer: keys'],
      ['expert', 'WEB3SIGNER_CERT_FILE=', 'PEM file of the client certificate for Web3Signer'],
      ['expert', 'WEB3SIGNER_KEY_FILE=', 'PEM file of the key of that certificate'],
      ['expert', 'WEB3SIGNER_CA_FILE=', 'PEM file of the authority of Web3Signer’s certificate'],
    ],
  },
];
