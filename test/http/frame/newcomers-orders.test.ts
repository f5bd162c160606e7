import { buy, describeMistakes, OTHER, post, READ_DETAILS, USDC } from '../../support/mistakes.ts';

const move = (over: object) =>
  post('/api/transfer/prepare', ({ address }) => ({
    from: address,
    to: OTHER,
    token: USDC,
    amount: '25',
    chainId: 8453,
    ...over,
  }));
const execute = (signedTx: string, chainId: unknown = 8453) =>
  post('/api/transfer/execute', () => ({ signedTx, chainId }));

describeMistakes('with amounts, addresses and chains', [
  ['an amount as a number', buy(() => ({ amount: 250000000 })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a point', buy(() => ({ amount: '250.00' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a comma', buy(() => ({ amount: '250,000,000' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['an amount with a symbol', buy(() => ({ amount: '250 USDC' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  ['a negative amount', buy(() => ({ amount: '-1' })), 400, 'VALIDATION_FAILED', /amount/, READ_DETAILS],
  [
    'an amount in whole tokens',
    buy(() => ({ amount: '250' })),
    400,
    'AMOUNT_BELOW_MINIMUM',
    /100000000 \(100 USDC\)/,
    /decimals/,
  ],
  [
    'an amount with 18 decimals, before the verification',
    buy(() => ({ amount: `250${'0'.repeat(18)}` })),
    400,
    'AMOUNT_DECIMALS_WRONG',
    /18 decimals, but it has 6: did you mean 250000000\?/,
    /decimals of the payment token/,
  ],
  [
    'a token as a symbol',
    buy(() => ({ paymentToken: 'USDC' })),
    400,
    'VALIDATION_FAILED',
    /paymentToken/,
    READ_DETAILS,
  ],
  [
    'a token that the sale does not take',
    buy(() => ({ paymentToken: OTHER })),
    400,
    'PAYMENT_TOKEN_UNKNOWN',
    /payment tokens/,
    /GET \/api\/sale\/authorize/,
  ],
  [
    'an address with a wrong checksum',
    buy(() => ({ paymentToken: USDC.replace('fCD6', 'fcd6') })),
    400,
    'VALIDATION_FAILED',
    /paymentToken.*checksum/,
    READ_DETAILS,
  ],
  [
    'a name instead of an address',
    buy(() => ({ wallet: 'vitalik.eth' })),
    400,
    'VALIDATION_FAILED',
    /wallet/,
    READ_DETAILS,
  ],
  [
    'the wallet of another',
    buy(() => ({ wallet: OTHER })),
    403,
    'WALLET_MISMATCH',
    /signed-in wallet/,
    /signed-in wallet/,
  ],
  ['a purchase before the verification', buy(() => ({})), 403, 'KYC_REQUIRED', /verif/i, /verif/i],
  ['itself as the referrer', buy(({ address }) => ({ referrer: address })), 400, 'SELF_REFERRAL', /refer/i, /refer/i],
  ['a chain by its name', move({ chainId: 'base' }), 400, 'VALIDATION_FAILED', /chainId/, READ_DETAILS],
  ['a chain id in hexadecimal digits', move({ chainId: '0x2105' }), 400, 'VALIDATION_FAILED', /chainId/, READ_DETAILS],
  ['a chain that is not supported', move({ chainId: 56 }), 400, 'CHAIN_UNSUPPORTED', /Chain 56 .*8453/, /lists them/],
  [
    'a transaction that cannot be read',
    execute('0x02ff'),
    400,
    'TRANSACTION_MALFORMED',
    /transaction/,
    /exactly as the wallet serialized/,
  ],
  [
    'a hash instead of a transaction',
    execute(`0x${'ab'.repeat(32)}`),
    400,
    'TRANSACTION_MALFORMED',
    /transaction/,
    /exactly as the wallet serialized/,
  ],
]);
