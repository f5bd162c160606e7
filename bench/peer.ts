// The peer: the same two endpoints as most teams write them, with Express, zod, jsonwebtoken, siwe, and ethers for
// signatures.
// Its customers are known, verified and have accepted the terms; it has no log, no limits and no country check.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { getAddress, Interface, toBigInt, Wallet } from 'ethers';
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import jwt from 'jsonwebtoken';
import { generateNonce, SiweMessage } from 'siwe';
import { ZodError, z } from 'zod';

const JWT_SECRET = 'peer-secret';
const MINIMUM = 100_000_000n;
const CAP = 9_999_990_000n;
const PAYMENT_TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const SALE = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const DOMAIN = { name: 'TokenSale', version: '1', chainId: 8453, verifyingContract: SALE };
const MEMBERS =
  'address buyer,address paymentToken,uint256 amount,uint256 maxAllowed,bool isEU,address referrer,uint256 nonce,uint256 deadline,uint8 tier';
const TYPES = {
  PurchaseAuthorization: MEMBERS.split(',').map((member) => {
    const [type = '', name = ''] = member.split(' ');
    return { name, type };
  }),
};
const saleInterface = new Interface([`function buy((${MEMBERS}) authorization, bytes signature)`]);
const signer = new Wallet(`0x${'42'.repeat(32)}`);

type User = Readonly<{ kyc: 'approved' | 'none'; termsAccepted: boolean }>;
const users = new Map<string, User>();
const nonces = new Map<string, number>();
const sanctioned = new Set<string>();

const address = z.string().regex(/^0x[a-fA-F0-9]{40}$/);
const SignIn = z.object({ message: z.string(), signature: z.string(), issueToken: z.boolean().optional() });
const Order = z.object({
  wallet: address,
  amount: z.string().regex(/^\d+$/),
  paymentToken: address,
  referrer: address.optional(),
});

class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const authenticated = (request: Request): string => {
  const [scheme, token = ''] = request.headers.authorization?.split(' ') ?? [];
  if (scheme !== 'Bearer') throw new HttpError(401, 'Sign in first');
  try {
    return String(jwt.verify(token, JWT_SECRET).sub);
  } catch {
    throw new HttpError(401, 'Sign in first');
  }
};

const issueNonce: RequestHandler = (_request, response) => {
  const nonce = generateNonce();
  nonces.set(nonce, Date.now() + 5 * 60_000);
  response.json({ nonce });
};

const verifySignIn: RequestHandler = async (request, response) => {
  const { message, signature } = SignIn.parse(request.body);
  const siwe = new SiweMessage(message);
  const expiresAt = nonces.get(siwe.nonce);
  nonces.delete(siwe.nonce);
  if (expiresAt === undefined || expiresAt < Date.now()) throw new HttpError(401, 'Unknown nonce');
  const check = { signature, nonce: siwe.nonce, domain: request.get('host') ?? '' };
  const { success } = await siwe.verify(check, { suppressExceptions: true });
  if (!success) throw new HttpError(401, 'Wrong signature');
  if (!users.has(siwe.address)) users.set(siwe.address, { kyc: 'approved', termsAccepted: true });
  const accessToken = jwt.sign({ sub: siwe.address }, JWT_SECRET, { expiresIn: '12h' });
  response.json({ ok: true, accessToken });
};

const authorizePurchase: RequestHandler = async (request, response) => {
  const session = authenticated(request);
  const order = Order.parse(request.body);
  const buyer = getAddress(order.wallet);
  if (buyer !== session) throw new HttpError(403, 'Not your wallet');
  const user = users.get(buyer);
  if (user === undefined) throw new HttpError(404, 'Unknown user');
  if (user.kyc !== 'approved' || !user.termsAccepted || sanctioned.has(buyer)) throw new HttpError(403, 'Not eligible');
  const paymentToken = getAddress(order.paymentToken);
  const amount = BigInt(order.amount);
  if (paymentToken !== PAYMENT_TOKEN || amount < MINIMUM || amount > CAP) throw new HttpError(400, 'Not for sale');
  const referrer = getAddress(order.referrer ?? `0x${'0'.repeat(40)}`);
  const [nonce, deadline] = [toBigInt(randomBytes(32)), BigInt(Math.floor(Date.now() / 1000) + 900)];
  const authorization = {
    buyer,
    paymentToken,
    amount,
    maxAllowed: CAP,
    isEU: false,
    referrer,
    nonce,
    deadline,
    tier: 2,
  };
  const signature = await signer.signTypedData(DOMAIN, TYPES, authorization);
  const data = saleInterface.encodeFunctionData('buy', [authorization, signature]);
  const text = {
    amount: `${amount}`,
    maxAllowed: `${CAP}`,
    nonce: `${nonce}`,
    deadline: `${deadline}`,
    tier: 'TIER_2',
  };
  const purchaseParams = { chainId: DOMAIN.chainId, to: SALE, data, value: '0', functionName: 'buy' };
  response.json({ success: true, data: { ...authorization, ...text, signature, purchaseParams } });
};

const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = error instanceof HttpError ? error.status : error instanceof ZodError ? 400 : 500;
  response.status(status).json({ success: false, error: String(error) });
};

const app = express()
  .use(express.json())
  .get('/api/siwe', issueNonce)
  .post('/api/siwe', verifySignIn)
  .get('/api/sale/authorize', (_request, response) => {
    response.json({
      success: true,
      data: { paymentTokens: [{ address: PAYMENT_TOKEN, symbol: 'USDC', decimals: 6 }] },
    });
  })
  .post('/api/sale/authorize', authorizePurchase)
  .use(answerError);

const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
