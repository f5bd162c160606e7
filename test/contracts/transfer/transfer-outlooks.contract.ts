import { expect } from 'chai';
import { Signature, type Wallet } from 'ethers';
import type { ChainTransactions, TransferOutlooks } from '../../../src/application/ports/transfer.ts';
import { FORWARD_REQUEST_TYPES, type SignedForwardRequest } from '../../../src/domain/paymaster/forward-request.ts';
import { PERMIT_TYPES } from '../../../src/domain/paymaster/gasless-transfer.ts';
import { Failure } from '../../../src/domain/shared/failure.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { type GaslessContracts, gaslessOffer } from '../../../src/domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../src/domain/transfer/transfer-order.ts';
import { transferTerms } from '../../../src/domain/transfer/transfer-terms.ts';
import { gaslessCalldata } from '../../support/chain/gasless.ts';
import { ordered, signedTransaction } from '../../support/chain/transfers.ts';
import { rejection } from '../../support/rejection.ts';

export type TransferOutlooksWorld = Readonly<{
  outlooks: TransferOutlooks;
  chainTransactions: ChainTransactions;
  chainId: number;
  /** Has coins and tokens. */
  sender: Wallet;
  nonce: number;
  /** A token with a balance of the sender. */
  token: WalletAddress;
  coinsOf(account: WalletAddress): Promise<bigint>;
  tokensOf(account: WalletAddress): Promise<bigint>;
  /** Mines a block, including every transaction that is ready. */
  mine(): Promise<void>;
  /** The contracts for gasless transfers of the token. */
  contracts: GaslessContracts;
  /** Lets their forwarder execute it. */
  forward(request: SignedForwardRequest): Promise<void>;
}>;

const NOBODY = '0x00000000000000000000000000000000DeaDBeef' as WalletAddress;
const PERMIT = { Permit: [...PERMIT_TYPES.Permit] };
const REQUEST = { ForwardRequest: [...FORWARD_REQUEST_TYPES.ForwardRequest] };
const USAGE = { gas: 125_000n, bytes: 700 };

export function describeTransferOutlooksContract(name: string, makeWorld: () => Promise<TransferOutlooksWorld>): void {
  describe(`TransferOutlooks contract: ${name}`, () => {
    let world: TransferOutlooksWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });
    const order = (changes: Partial<TransferOrder> = {}): TransferOrder =>
      ordered({
        chainId: world.chainId,
        from: world.sender.address as WalletAddress,
        to: NOBODY,
        token: 'native',
        amount: 5n,
        ...changes,
      });
    const read = (changes: Partial<TransferOrder> = {}) => world.outlooks.read(order(changes), USAGE);

    it('returns the wallet’s balances and its next nonce', async () => {
      const outlook = await read({ token: world.token });
      expect(outlook.coins).to.equal(await world.coinsOf(order().from));
      expect(outlook.tokens).to.equal(await world.tokensOf(order().from));
      expect(outlook.nonce).to.equal(BigInt(world.nonce));
      expect((await read()).tokens).to.equal(undefined);
    });

    it('counts pending transactions with consecutive nonces', async () => {
      const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n };
      for (const nonce of [world.nonce + 1, world.nonce]) {
        const transaction = await signedTransaction(world.sender, { chainId: world.chainId, nonce, ...fees });
        await world.chainTransactions.broadcast(transaction);
      }
      expect((await read()).nonce).to.equal(BigInt(world.nonce + 2));
    });

    it('returns zero balances for an unused wallet', async () => {
      const from = '0x1111111111111111111111111111111111111111' as WalletAddress;
      expect(await read({ from, token: world.token })).to.include({ coins: 0n, tokens: 0n, nonce: 0n });
    });

    it('distinguishes a token from other addresses', async () => {
      expect((await read({ token: NOBODY, to: world.token })).tokens).to.equal(undefined);
    });

    it('returns whether the recipient is a contract', async () => {
      expect((await read()).recipientIsContract).to.equal(false);
      expect((await read({ to: world.token })).recipientIsContract).to.equal(true);
    });

    it('reports that a token reverts above the balance, with its reason', async () => {
      const held = await world.tokensOf(order().from);
      const { simulation, tokens } = await read({ token: world.token, amount: held + 1n });
      expect(simulation).to.deep.equal({
        outcome: 'reverted',
        reason: `the contract reverts with ERC20InsufficientBalance(${order().from}, ${held}, ${held + 1n})`,
      });
      expect(tokens).to.equal(held);
    });

    it('reports enough to reject native coins above the balance, although some nodes simulate them', async () => {
      const wish = order({ amount: (await world.coinsOf(order().from)) + 1n });
      const outlook = await world.outlooks.read(wish, USAGE);
      expect(outlook.simulation.outcome).to.be.oneOf(['executed', 'insufficient-funds']);
      expect(() => transferTerms(wish, outlook))
        .to.throw(Failure)
        .with.property('code', 'INSUFFICIENT_FUNDS');
    });

    it('reports the return value of a token', async () => {
      const { simulation } = await read({ token: world.token });
      expect(simulation).to.deep.include({ outcome: 'executed', returned: `0x${'1'.padStart(64, '0')}` });
    });

    it('reports that calling an account without code does nothing', async () => {
      const { simulation } = await read({ token: NOBODY, to: world.token });
      expect(simulation).to.deep.include({ outcome: 'executed', returned: '0x' });
    });

    it('returns the cost of the sponsored usage to the unit', async () => {
      const { sponsoredWei } = await read();
      expect(sponsoredWei > 0n).to.equal(true);
      const twice = await world.outlooks.read(order(), { gas: 250_000n, bytes: 700 });
      expect(twice.sponsoredWei > sponsoredWei).to.equal(true);
    });

    for (const what of ['coins', 'tokens'] as const)
      it(`returns terms with which a transfer of ${what} is mined, for at most the stated cost`, async () => {
        const token = what === 'coins' ? 'native' : world.token;
        const wish = order({ token });
        const outlook = await world.outlooks.read(wish, USAGE);
        const terms = transferTerms(wish, outlook);
        const { from } = wish;
        const before = { sender: await world.coinsOf(from), got: await world[`${what}Of`](NOBODY) };
        const transaction = await signedTransaction(world.sender, {
          ...wish.call,
          ...{ chainId: world.chainId, nonce: Number(outlook.nonce), gasLimit: terms.gas },
          ...{ maxFeePerGas: terms.maxFeePerGas, maxPriorityFeePerGas: terms.maxPriorityFeePerGas },
        });
        await world.chainTransactions.broadcast(transaction);
        await world.mine();
        expect(await world.chainTransactions.fateOf(transaction, 0)).to.equal('confirmed');
        expect((await world[`${what}Of`](NOBODY)) - before.got).to.equal(5n);
        const paid = before.sender - (await world.coinsOf(from)) - wish.call.value;
        expect(paid > 0n && paid <= terms.mostFeeWei).to.equal(true);
      });

    it('requires exactly the gas of a plain transfer', async () => {
      expect((await read()).simulation).to.deep.equal({ outcome: 'executed', gas: 21_000n });
    });

    it('reports what a wallet needs for a gasless transfer, and that suffices to execute it', async () => {
      const [wish, contracts] = [order({ token: world.token, amount: 100n }), world.contracts];
      const outlook = (await world.outlooks.read(wish, USAGE, contracts)).gasless;
      expect(outlook).to.include({ requestNonce: 0n, allowance: 0n });
      expect(outlook?.permit?.nonce).to.equal(0n);
      expect(outlook?.permit?.domain).to.include({ chainId: world.chainId, verifyingContract: world.token });
      if (outlook === undefined) return;
      const before = [await world.tokensOf(wish.from), await world.tokensOf(NOBODY)] as const;
      const offer = gaslessOffer({ order: wish, fee: 30n, contracts, outlook, deadline: 4_102_444_800n });
      const { permit, request } = offer;
      const allowed = Signature.from(
        await world.sender.signTypedData(permit?.domain ?? {}, PERMIT, permit?.message ?? {}),
      );
      const message = { ...request.message, data: gaslessCalldata(offer, allowed) };
      const signature = (await world.sender.signTypedData(request.domain, REQUEST, message)) as Hex;
      await world.forward({ ...message, signature });
      expect(before[0] - (await world.tokensOf(wish.from))).to.equal(100n);
      expect((await world.tokensOf(NOBODY)) - before[1]).to.equal(70n);
      const next = (await world.outlooks.read(wish, USAGE, contracts)).gasless;
      expect([next?.requestNonce, next?.permit?.nonce, next?.allowance]).to.deep.equal([1n, 1n, 0n]);
    });

    it('returns no gasless facts without a request or without a token', async () => {
      expect((await read({ token: world.token })).gasless).to.equal(undefined);
      const nowhere = { ...world.contracts, token: NOBODY };
      expect((await world.outlooks.read(order({ token: NOBODY }), USAGE, nowhere)).gasless).to.equal(undefined);
    });

    it('rejects with CHAIN_UNAVAILABLE for an unsupported chain', async () => {
      expect(await rejection(read({ chainId: 4711 }))).to.equal('CHAIN_UNAVAILABLE');
    });
  });
}
