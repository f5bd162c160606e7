// The peer: the same endpoints as most teams write them, with Express, zod, jsonwebtoken, siwe, and ethers for signatures. It keeps
// its records in memory, or with Knex in the database of DATABASE_URL. It has no log, no limits, no country check, no screening and
// no record of its decisions.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { getAddress, Interface, toBigInt, Wallet } from 'ethers';
import express, { type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import jwt from 'jsonwebtoken';
import { generateNonce, SiweMessage } from 'siwe';
import { ZodError, z } from 'zod';
import { announce } from './announce.ts';
import { keptAnswers } from './kept.ts';
import { inMemory, onPostgres } from './peer-store.ts';

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

const { DATABASE_URL } = process.env;
const store = DATABASE_URL === undefined ? inMemory() : onPostgres(DATABASE_URL);
const HOUR_MS = 3_600_000;

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

const authenticated = async (request: Request): Promise<string> => {
  const [scheme, token = ''] = request.headers.authorization?.split(' ') ?? [];
  if (scheme !== 'Bearer') throw new HttpError(401, 'Sign in first');
  const { sub, jti = '' } = claimsOf(token);
  if (!(await store.isLive(jti))) throw new HttpError(401, 'Sign in first');
  return String(sub);
};

function claimsOf(token: string): jwt.JwtPayload {
  try {
    return jwt.verify(token, JWT_SECRET) as jwt.JwtPayload;
  } catch {
    throw new HttpError(401, 'Sign in first');
  }
}

const issueNonce: RequestHandler = async (_request, response) => {
  const nonce = generateNonce();
  await store.issueNonce(nonce, new Date(Date.now() + HOUR_MS / 12));
  response.json({ nonce });
};

const verifySignIn: RequestHandler = async (request, response) => {
  const { message, signature } = SignIn.parse(request.body);
  const siwe = new SiweMessage(message);
  if (!(await store.consumeNonce(siwe.nonce))) throw new HttpError(401, 'Unknown nonce');
  const check = { signature, nonce: siwe.nonce, domain: request.get('host') ?? '' };
  const { success } = await siwe.verify(check, { suppressExceptions: true });
  if (!success) throw new HttpError(401, 'Wrong signature');
  await store.register(siwe.address);
  const jti = randomUUID();
  await store.openSession(jti, siwe.address, new Date(Date.now() + 12 * HOUR_MS));
  const accessToken = jwt.sign({ sub: siwe.address, jti }, JWT_SECRET, { expiresIn: '12h' });
  response.json({ ok: true, accessToken });
};

const authorizePurchase: RequestHandler = async (request, response) => {
  const session = await authenticated(request);
  const order = Order.parse(request.body);
  const buyer = getAddress(order.wallet);
  if (buyer !== session) throw new HttpError(403, 'Not your wallet');
  const user = await store.find(buyer);
  if (user === undefined) throw new HttpError(404, 'Unknown user');
  if (user.isBlocked || !user.isVerified || !user.termsAccepted) throw new HttpError(403, 'Not eligible');
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
  await store.record(authorization);
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

const authenticate: RequestHandler = async (request, response, next) => {
  if (request.headers.authorization !== undefined) response.locals.wallet = await authenticated(request);
  next();
};

const app = express()
  .use(express.json({ limit: '1mb' }))
  .use('/kept', keptAnswers(authenticate))
  .get('/api/siwe', issueNonce)
  .post('/api/siwe', verifySignIn)
  .post('/api/sale/authorize', authorizePurchase)
  .use(answerError);

announce(createServer(app));
