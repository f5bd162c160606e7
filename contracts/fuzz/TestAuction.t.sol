// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IValidationHook} from "../PermitHook.sol";
import {SaleToken} from "../SaleToken.sol";
import {TestAuction} from "../TestAuction.sol";
import {TestPermit2} from "../TestPermit2.sol";
import {TestStablecoin} from "../TestStablecoin.sol";
import {vm} from "./Vm.sol";

contract AdmitsAll is IValidationHook {
    function validate(uint256, uint128, address, address, bytes calldata) external {}
}

/// @title Bids, waits, exits and claims at random, and tracks the expected state separately.
contract TestAuctionHandler {
    uint128 public constant SUPPLY = 1_000_000e18;
    uint256 private constant START = 100;
    address private constant BIDDER = address(0xB1);

    TestAuction public auction;
    SaleToken public token;
    TestStablecoin public coin;
    uint256 public paid;
    uint256 public refunded;
    uint256 public filled;
    bool public priceFell;

    uint256 private _block = START;
    uint256 private _price;

    constructor() {
        vm.roll(_block);
        token = new SaleToken("S", "S", SUPPLY, address(this));
        coin = new TestStablecoin("C", "C");
        uint256 floor = ((uint256(1e6) << 96) / 1e20) * 100;
        auction = new TestAuction(
            TestAuction.Terms(
                IERC20(address(token)),
                IERC20(address(coin)),
                new AdmitsAll(),
                SUPPLY,
                uint64(START),
                uint64(START) + 100,
                uint64(START) + 110,
                uint64(START) + 100,
                floor / 100,
                floor,
                1_000e6,
                TestPermit2(address(0))
            )
        );
        token.transfer(address(auction), SUPPLY);
        auction.onTokensReceived();
        coin.mint(BIDDER, 1e24);
        vm.prank(BIDDER);
        coin.approve(address(auction), type(uint256).max);
    }

    function bid(uint16 ticks, uint256 amount) external {
        uint256 price = auction.floorPrice() + auction.tickSpacing() * (ticks % 300);
        uint128 paying = uint128(1 + (amount % 3_000_000e6));
        vm.prank(BIDDER);
        auction.submitBid(price, paying, BIDDER, "");
        paid += paying;
    }

    function wait(uint8 blocks) external {
        _block += blocks % 16;
        vm.roll(_block);
        auction.checkpoint();
        if (auction.clearingPrice() < _price) priceFell = true;
        _price = auction.clearingPrice();
    }

    function exit(uint256 bidId) external {
        auction.exitBid(bidId % auction.nextBidId());
        _record(bidId % auction.nextBidId());
    }

    function exitPartially(uint256 bidId) external {
        uint256 id = bidId % auction.nextBidId();
        TestAuction.Bid memory one = auction.bids(id);
        uint64 last = one.startBlock;
        uint64 next = auction.checkpoints(last).next;
        while (next != 0 && auction.checkpoints(next).clearingPrice < one.maxPrice) {
            last = next;
            next = auction.checkpoints(last).next;
        }
        while (next != 0 && auction.checkpoints(next).clearingPrice == one.maxPrice) next = auction.checkpoints(next).next;
        auction.exitPartiallyFilledBid(id, last, next);
        _record(id);
    }

    function claim(uint256 bidId) external {
        auction.claimTokens(bidId % auction.nextBidId());
    }

    function _record(uint256 bidId) private {
        refunded = paid - coin.balanceOf(address(auction));
        filled += auction.bids(bidId).tokensFilled;
    }
}

contract TestAuctionInvariants {
    TestAuctionHandler private _handler;

    function setUp() public {
        _handler = new TestAuctionHandler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_refundsAndProceedsAreWhatWasPaid() public view {
        uint256 kept = _handler.coin().balanceOf(address(_handler.auction()));
        assert(kept + _handler.refunded() == _handler.paid());
        if (_handler.auction().isGraduated()) assert(kept >= _handler.auction().currencyRaised());
    }

    function invariant_noMoreIsFilledThanWasIssued() public view {
        TestAuction auction = _handler.auction();
        uint24 sold = auction.checkpoints(auction.lastCheckpointedBlock()).cumulativeMps;
        assert(_handler.filled() <= (uint256(_handler.SUPPLY()) * sold) / auction.MPS());
    }

    function invariant_thePriceNeverFalls() public view {
        assert(!_handler.priceFell());
    }
}
