import { expect } from 'chai';
import { ErrorFragment, Interface } from 'ethers';
import type { Hex } from 'viem';
import auctionTexts from '../../console/src/sections/buy/auction/texts/en.ts';
import { revertName } from '../../console/src/values/bid-reverts.ts';
import { readArtifact } from '../../contracts/kit/artifacts.ts';
import { ZERO_ADDRESS } from '../../src/domain/shared/wallet-address.ts';

describe('what an auction refuses', () => {
  /** No call that the console makes ends with these. */
  const NEVER =
    /^(BatchClaim|BidAmountTooSmall|ECDSA|Invalid(ShortString|Terms|TokenAmount)|Not(Auction|Owner)$|Ownable|SafeERC20|StringTooLong|TickPreviousPrice|WrongAmount|ZeroAddress)/;
  const hook = new Interface(readArtifact('PermitHook').abi);
  const auction = new Interface(readArtifact('TestAuction').abi);
  const encoded = (contract: Interface, name: string) =>
    contract.encodeErrorResult(
      name,
      contract
        .getError(name)
        ?.inputs.map(({ type }) => (type === 'address' ? ZERO_ADDRESS : type === 'bytes' ? '0x' : 1n)),
    ) as Hex;
  const errorsOf = (contract: Interface) =>
    contract.fragments.flatMap((one) => (one instanceof ErrorFragment && !NEVER.test(one.name) ? [one.name] : []));

  it('has words for each error of the auction, and for each of its hook, which it wraps', () => {
    const wrapped = (name: string) =>
      auction.encodeErrorResult('ValidationHookCallFailed', [encoded(hook, name)]) as Hex;
    const all = [
      ...errorsOf(auction).flatMap((name) =>
        name === 'ValidationHookCallFailed' ? [] : [[name, encoded(auction, name)] as const],
      ),
      ...errorsOf(hook).flatMap((name) => [[name, encoded(hook, name)] as const, [name, wrapped(name)] as const]),
    ];
    expect(all).to.have.length.above(20);
    for (const [name, data] of all) {
      expect(revertName(data)).to.equal(name);
      expect(Object.keys(auctionTexts)).to.include(`revert.${name}`);
    }
    expect(revertName('0x12345678')).to.equal(undefined);
  });
});
