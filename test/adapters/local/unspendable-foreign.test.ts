import { createECDH, generateKeyPairSync } from 'node:crypto';
import { base58, bech32, bech32m } from '@scure/base';
import { expect } from 'chai';
import { toForeignAddress } from '../../../src/adapters/local/chain-address.ts';

const witness = (version: number, hex: string) => {
  const code = version === 0 ? bech32 : bech32m;
  return code.encode('bc', [version, ...code.toWords(Buffer.from(hex, 'hex'))]);
};

/** Addresses that are valid, and from which nobody can spend. */
const LOST: Readonly<Record<string, string>> = {
  'the system program': '11111111111111111111111111111111',
  'the vote program': 'Vote111111111111111111111111111111111111111',
  'the stake program': 'Stake11111111111111111111111111111111111111',
  'a loader': 'BPFLoaderUpgradeab1e11111111111111111111111',
  'a precompiled program': 'Secp256r1SigVerify1111111111111111111111111',
  'the clock sysvar': 'SysvarC1ock11111111111111111111111111111111',
  'the rent sysvar': 'SysvarRent111111111111111111111111111111111',
  'the incinerator': '1nc1nerator11111111111111111111111111111111',
  'the token program': 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'the newer token program': 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'the program of token accounts': 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'wrapped SOL': 'So11111111111111111111111111111111111111112',
  'the mint of USDC': 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  // Program-derived addresses from the tests of Solana's own libraries.
  'a derived address': '3gF2KMe9KiC6FNVBmfg9i267aMPvK37FewCip4eGBFcT',
  'another derived address': 'HwRVBufQ4haG5XSgpspwKtNd3PC9GM9m1196uJW36vds',
  'a number that no curve has': base58.encode(Buffer.alloc(32, 0xff)),
  'a public key hash of zeros': '1111111111111111111114oLvT2',
  'a script hash of zeros': '31h1vYVSYuKP6AhS86fbRdMw9XHieotbST',
  'the Bitcoin eater': '1BitcoinEaterAddressDontSendf59kuE',
  'the burn address of Counterparty': '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
  'a witness program of zeros': witness(0, '00'.repeat(20)),
  'a witness version without a meaning': witness(2, '01'.repeat(32)),
  'the last witness version': witness(16, '751e'),
  'a Taproot program of another length': witness(1, '4e73'),
  // A public key of BIP 340's test vectors that is not on the curve.
  'a Taproot key off the curve': witness(1, 'eefdea4cdb677750a420fee807eacf21eb9898ae79b9768766e4faa04a2d4a34'),
};

describe('an address on Solana or Bitcoin', () => {
  for (const [what, address] of Object.entries(LOST))
    it(`is one from which nobody can spend: ${what}`, () => {
      expect(toForeignAddress(address)?.unspendable).to.match(/^(is|has|contains) /);
    });

  it('belongs to somebody when it comes from a key', () => {
    for (let round = 0; round < 20; round += 1) {
      const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
      const solana = base58.encode(Buffer.from(x, 'base64url'));
      expect(toForeignAddress(solana)).to.deep.equal({ chain: 'solana', address: solana });
      const key = createECDH('secp256k1').generateKeys('hex', 'compressed').slice(2);
      for (const address of [witness(1, key), witness(0, key), witness(0, key.slice(24))])
        expect(toForeignAddress(address)).to.deep.equal({ chain: 'bitcoin', address });
    }
    for (const address of ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'])
      expect(toForeignAddress(address)).to.deep.equal({ chain: 'bitcoin', address });
  });
});
