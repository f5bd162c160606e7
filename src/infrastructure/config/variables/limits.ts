import type { Section } from './variable.ts';

export const LIMITS: readonly Section[] = [
  {
    title: 'Requests a minute, by class of endpoint',
    variables: [
      [
        'expert',
        'RATE_LIMIT_<CLASS>=',
        'Requests a minute in a class of endpoints. `NETWORK` counts every request of a client network (an IPv4 address or an IPv6 /56), whatever wallet or key it shows; `AUTH`, `GATE` and `CONSOLE` count by network too, `KEY` counts each API key beside the class of the endpoint, and `PAY` payment attempts, which also count as reads. `GATE` also limits how many unknown API keys of a network are looked up; above it, a key that was never found is answered 429',
        [
          'RATE_LIMIT_NETWORK=1200',
          'RATE_LIMIT_AUTH=30',
          'RATE_LIMIT_GATE=10',
          'RATE_LIMIT_SALE=10',
          'RATE_LIMIT_CHAT=20',
          'RATE_LIMIT_WRITE=30',
          'RATE_LIMIT_READ=120',
          'RATE_LIMIT_PAY=20',
          'RATE_LIMIT_KEY=100',
          'RATE_LIMIT_WEBHOOK=600',
          'RATE_LIMIT_HEALTH=600',
          'RATE_LIMIT_CONSOLE=600',
        ],
      ],
    ],
  },
  {
    title: 'Mail and alarms',
    variables: [
      [
        'expert',
        'MAIL_PROVIDER=',
        'memory, smtp or none; with SMTP_URL live mail is smtp, and none in production without it. Without a mail server nobody can confirm an e-mail address.',
      ],
      [
        'usual',
        'SMTP_URL=',
        'smtp://user:password@host:587 (STARTTLS) or smtps://user:password@host:465, special characters percent-encoded',
      ],
      [
        'expert',
        'SMTP_CA_FILE=',
        'A PEM file with the authority of the mail server’s certificate; the system’s authorities when empty',
      ],
      ['usual', 'MAIL_FROM=', 'The address that sends'],
      ['expert', 'MAIL_FROM_NAME=', 'The name beside MAIL_FROM'],
      ['usual', 'ALARM_EMAIL=', 'Where alarms are mailed'],
      ['expert', 'ALARM_WEBHOOK_URL=', 'Where alarms are posted as Standard Webhooks (https in production)'],
      [
        'expert',
        'ALARM_WEBHOOK_SECRET=',
        'The secret that signs the posted alarms: whsec_ and the base64 of 24 to 64 random bytes',
      ],
      [
        'expert',
        'PREVIOUS_<SECRET>=',
        'During a rotation: the secret of a webhook before the current one, which is still accepted; the one of alarms still signs',
        [
          'PREVIOUS_ALARM_WEBHOOK_SECRET=',
          'PREVIOUS_DIDIT_WEBHOOK_SECRET=',
          'PREVIOUS_SUMSUB_WEBHOOK_SECRET=',
          'PREVIOUS_WHATSAPP_APP_SECRET=',
          'PREVIOUS_TELEGRAM_WEBHOOK_SECRET=',
        ],
      ],
    ],
  },
  {
    title: 'Retention, in days',
    variables: [
      [
        'expert',
        'RETENTION_<ROWS>=',
        'Days for which rows are kept; [the operations guide](operations/run.md#retention) says from when each is counted, and the least',
        [
          'RETENTION_ALARMS=365',
          'RETENTION_AUTHORIZATIONS=365',
          'RETENTION_CHATS=0',
          'RETENTION_DEAD_MESSAGES=90',
          'RETENTION_KYC_EVENTS=730',
          'RETENTION_NFT_AUTHORIZATIONS=3650',
          'RETENTION_NOTICES=90',
          'RETENTION_SPONSORSHIPS=730',
        ],
      ],
    ],
  },
];
