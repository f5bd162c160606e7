import { expect } from 'chai';
import { mainnet } from 'viem/chains';
import { readArtifact } from '../../../contracts/kit/artifacts.ts';
import { ChainRpc } from '../../../src/adapters/chain/rpc/chain-rpc.ts';
import { EvmNameService } from '../../../src/adapters/names/name-service.evm.ts';
import { InMemoryNameService } from '../../../src/adapters/names/name-service.memory.ts';
import { namesNeedNode, namesUnavailable } from '../../../src/domain/names/errors.ts';
import type { ChainId } from '../../../src/domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { describeNameServiceContract } from '../../contracts/names/name-service.contract.ts';
import { describeOnChain } from '../../support/chain/chain.ts';
import { ALICE, BOB } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import { namesOnBase, REVERSE_REGISTRAR, type Records } from './names-on-base.ts';
import { ResolverNode } from './resolver-node.ts';

describeNameServiceContract(
  'InMemoryNameService',
  async () => {
    const names = new InMemoryNameService();
    return {
      names,
      register: async (...entry) => names.register(...entry),
      registerUnusable: async (...entry) => names.registerUnusable(...entry),
      stop: async () => {},
    };
  },
  { ending: '.eth', reasons: ['gateway', 'expired', 'two-addresses'] },
);

describeOnChain(
  'EvmNameService on a chain',
  (node) => {
    let rpc: ChainRpc;
    let base: Awaited<ReturnType<typeof namesOnBase>>;
    let ethereum: ResolverNode;
    let names: EvmNameService;
    let untouched: unknown;
    before(async () => {
      rpc = new ChainRpc({ chainId: 8453, urls: [node().url] });
      base = await namesOnBase(node());
    });
    beforeEach(async () => {
      ethereum = new ResolverNode();
      names = new EvmNameService(
        new Map<number, ResolverNode | ChainRpc>([
          [1, ethereum],
          [8453, rpc],
        ]),
      );
      untouched = await node().rpc('evm_snapshot');
    });
    afterEach(() => node().rpc('evm_revert', [untouched]));
    after(() => {
      rpc.close();
      base.close();
    });

    describeNameServiceContract(
      'EvmNameService, names of Ethereum',
      async () => ({
        names,
        register: async (name, address, primary) => {
          ethereum.register(name, address, primary);
          if (primary !== undefined) await base.claim(address, primary);
        },
        registerUnusable: async (name) => ethereum.moveOffChain(name),
        stop: async () => {},
      }),
      { ending: '.eth', reasons: ['gateway'] },
    );

    const spoilt: Readonly<Record<string, Records>> = {
      gateway: { base: ALICE, resolver: 'gateway' },
      expired: { base: ALICE, expiry: 1n },
      'two-addresses': { base: ALICE, older: BOB },
    };
    describeNameServiceContract(
      'EvmNameService, names of Base',
      async () => ({
        names,
        register: async (name, address, primary) => {
          await base.register(name, { base: address, older: address });
          if (primary !== undefined) await base.claim(address, primary);
        },
        registerUnusable: (name, why) => base.register(name, spoilt[why] ?? {}),
        stop: async () => {},
      }),
      { ending: '.base.eth', reasons: ['gateway', 'expired', 'two-addresses'] },
    );

    const ANA = 'ana.base.eth';
    const found = { name: ANA, address: ALICE };

    describe('names of Base', () => {
      const cases: readonly (readonly [string, Records, ChainId, WalletAddress | undefined])[] = [
        ['the record for Base alone', { base: ALICE }, 8453, ALICE],
        ['the older record alone', { older: ALICE }, 8453, ALICE],
        ['no record', {}, 8453, undefined],
        ['no resolver', { base: ALICE, resolver: 'none' }, 8453, undefined],
        ['a resolver without a contract', { base: ALICE, resolver: 'no contract' }, 8453, undefined],
        ['no registration', { base: ALICE, expiry: 0n }, 8453, undefined],
        ['a record for Base that is a contract', { base: REVERSE_REGISTRAR }, 8453, REVERSE_REGISTRAR],
        ['an account on Base, for Ethereum', { older: ALICE }, 1, ALICE],
        ['an account on Base, for Optimism', { base: ALICE }, 10, ALICE],
        ['a contract on Base, for Ethereum', { older: REVERSE_REGISTRAR }, 1, undefined],
        ['a contract on Base, for Polygon', { base: REVERSE_REGISTRAR }, 137, undefined],
        ['a record for Polygon', { base: REVERSE_REGISTRAR, other: [0x8000_0089, BOB] }, 137, BOB],
      ];
      for (const [what, records, chainId, address] of cases)
        it(`stand for ${address === undefined ? 'nothing' : 'an address'} with ${what}`, async () => {
          await base.register(ANA, records);
          const answer = address && { name: ANA, address };
          expect(await names.resolve(ANA, chainId)).to.deep.equal(answer);
        });

      it('end with the second at which the registrar ends them', async () => {
        const { timestamp } = await node().rpc<{ timestamp: string }>('eth_getBlockByNumber', ['latest', false]);
        const expiry = BigInt(timestamp) + 1_000n;
        await base.register(ANA, { base: ALICE, expiry });
        const at = async (second: bigint) => {
          await node().rpc('evm_setNextBlockTimestamp', [Number(second)]);
          await node().rpc('evm_mine');
          return names.resolve(ANA, 8453);
        };
        expect(await at(expiry - 1n)).to.deep.equal(found);
        expect(await at(expiry)).to.deep.equal({ name: ANA, unusable: 'expired' });
      });

      it('end with the name above them', async () => {
        await base.register('shop.ana.base.eth', { base: ALICE });
        expect(await names.resolve('shop.ana.base.eth', 8453)).to.include({ address: ALICE });
        await base.register(ANA, { expiry: 1n });
        expect(await names.resolve('shop.ana.base.eth', 8453)).to.include({ unusable: 'expired' });
      });

      it('are claimed with the older registrar too, and first with the newer one', async () => {
        await base.register(ANA, { base: ALICE });
        await base.claimAsBefore(ALICE, 'old.base.eth');
        expect(await names.resolve(ANA, 8453)).to.deep.equal({ ...found, primary: 'old.base.eth' });
        await base.claim(ALICE, ANA);
        expect(await names.resolve(ANA, 8453)).to.deep.equal({ ...found, primary: ANA });
      });

      it('have no claim that is not a name in its normal form', async () => {
        await base.register(ANA, { base: ALICE });
        for (const text of ['send it to 0x1 instead', 'ANA.base.eth', 'аna.base.eth\n']) {
          await base.claim(ALICE, text);
          expect(await names.resolve(ANA, 8453), text).to.deep.equal(found);
        }
      });

      it('need no node of Ethereum, and say which node they need', async () => {
        await base.register(ANA, { base: ALICE });
        expect(await new EvmNameService(new Map([[8453, rpc]])).resolve(ANA, 1)).to.deep.equal(found);
        const failure = await failureOf(new EvmNameService(new Map([[1, ethereum]])).resolve(ANA, 8453), namesNeedNode);
        expect(failure.message).to.equal('The name needs a node of Base, and this service has none');
      });

      it('are NAMES_UNAVAILABLE while no node answers, or where their contracts are missing', async () => {
        const closed = new ChainRpc({ chainId: 8453, urls: ['http://127.0.0.1:1'] });
        await failureOf(new EvmNameService(new Map([[8453, closed]])).resolve(ANA, 8453), namesUnavailable);
        closed.close();
        await node().rpc('anvil_setCode', [REVERSE_REGISTRAR, '0x']);
        await base.register(ANA, { base: ALICE });
        await failureOf(names.resolve(ANA, 8453), namesUnavailable);
      });
    });

    describe('names of Ethereum on other chains', () => {
      it('stand for the address on Ethereum when it is an ordinary account', async () => {
        ethereum.register('ana.eth', ALICE);
        ethereum.keepOnlyOnEthereum('ana.eth');
        expect(await names.resolve('ana.eth', 8453)).to.deep.equal({ name: 'ana.eth', address: ALICE });
      });

      it('stand for nothing when the address on Ethereum is a contract', async () => {
        ethereum.register('ana.eth', ALICE);
        ethereum.keepOnlyOnEthereum('ana.eth');
        ethereum.code = '0x60';
        expect(await names.resolve('ana.eth', 8453)).to.equal(undefined);
        expect(await names.resolve('ana.eth', 1)).to.include({ address: ALICE });
      });

      it('are claimed on the chain that keeps claims, and otherwise for every chain', async () => {
        ethereum.register('ana.eth', ALICE, 'ana.eth');
        expect(await names.resolve('ana.eth', 8453)).to.include({ primary: 'ana.eth' });
        expect(ethereum.claimOf).to.equal(0x8000_0000n);
        await base.claim(ALICE, ANA);
        expect(await names.resolve('ana.eth', 8453)).to.include({ primary: ANA });
        for (const [chainId, coinType] of [
          [1, 60n],
          [137, 0x8000_0089n],
        ] as const) {
          expect(await names.resolve('ana.eth', chainId)).to.include({ primary: 'ana.eth' });
          expect(ethereum.claimOf).to.equal(coinType);
        }
      });

      it('are NAMES_UNAVAILABLE while no node answers, and undefined when no name may look like that', async () => {
        expect(await names.resolve('a b.eth', 1)).to.equal(undefined);
        ethereum.isDown = true;
        await failureOf(names.resolve('ana.eth', 1), namesUnavailable);
      });

      it('need a node of Ethereum', async () => {
        const failure = await failureOf(
          new EvmNameService(new Map([[8453, rpc]])).resolve('ana.eth', 1),
          namesNeedNode,
        );
        expect(failure.message).to.include('Ethereum');
      });

      it('need a gateway when the resolver of a real node asks for one', async () => {
        const { address } = mainnet.contracts.ensUniversalResolver;
        await node().rpc('anvil_setCode', [address, readArtifact('NameRecords').deployedBytecode]);
        const service = new EvmNameService(new Map([[1, rpc]]));
        expect(await service.resolve('ana.eth', 1)).to.deep.equal({ name: 'ana.eth', unusable: 'gateway' });
      });
    });
  },
  { chainId: 8453 },
);
