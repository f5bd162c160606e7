// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {AuthorizedSale} from "../AuthorizedSale.sol";
import {NftSale} from "../NftSale.sol";
import {TestStablecoin} from "../TestStablecoin.sol";
import {vm} from "./Vm.sol";

/// @title Sets tiers and buys tokens at random, and tracks the expected state separately.
contract NftSaleHandler {
    uint256 private constant SIGNER_KEY = 0xA11CE;
    uint8 public constant TIERS = 4;
    uint256 public constant TOKENS = 40;
    address public constant TREASURY = address(0x7777);
    address private constant BUYER = address(0xB1);

    NftSale public sale;
    TestStablecoin public coin;
    uint256 public paid;
    uint256 public minted;
    bool public soldOutsideTier;
    bool public soldForOtherPrice;
    mapping(uint256 tokenId => uint256 tierId) public soldAs;

    constructor() {
        vm.warp(1_000_000);
        coin = new TestStablecoin("C", "C");
        AuthorizedSale.Setup memory setup = AuthorizedSale.Setup(
            "Sale",
            "1",
            address(this),
            vm.addr(SIGNER_KEY),
            TREASURY,
            address(0)
        );
        sale = new NftSale(setup, "Pass", "PASS");
        sale.setPaymentToken(address(coin), true);
        for (uint8 tierId = 0; tierId < TIERS; tierId++) sale.setTier(tierId, 1 + tierId, uint256(tierId) * 10, 8);
        coin.mint(BUYER, 1e18);
        vm.prank(BUYER);
        coin.approve(address(sale), type(uint256).max);
    }

    function setTier(uint8 tierId, uint256 price, uint256 first, uint256 supply) external {
        sale.setTier(tierId % TIERS, price % 5, first % TOKENS, supply % 12);
    }

    function buy(uint8 tierId, uint256 tokenId, uint256 amount, uint256 nonce) external {
        tierId = tierId % TIERS;
        NftSale.NftPurchaseAuthorization memory order = NftSale.NftPurchaseAuthorization({
            buyer: BUYER,
            paymentToken: address(coin),
            amount: amount % 5,
            tokenId: tokenId % TOKENS,
            tierId: tierId,
            referrer: address(0),
            nonce: nonce,
            deadline: block.timestamp + 60
        });
        (uint256 price, uint256 supply, , uint256 first) = sale.tiers(tierId);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(SIGNER_KEY, sale.hashAuthorization(order));
        vm.prank(BUYER);
        sale.buyNft(order, abi.encodePacked(r, s, v));
        if (order.tokenId < first || order.tokenId >= first + supply) soldOutsideTier = true;
        if (order.amount != price) soldForOtherPrice = true;
        soldAs[order.tokenId] = tierId;
        paid += order.amount;
        minted++;
    }
}

contract NftSaleInvariants {
    NftSaleHandler private _handler;

    function setUp() public {
        _handler = new NftSaleHandler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_everyTokenIsSoldAsItsOwnTier() public view {
        assert(!_handler.soldOutsideTier());
        assert(!_handler.soldForOtherPrice());
    }

    function invariant_rangesNeverOverlap() public view {
        NftSale sale = _handler.sale();
        for (uint8 a = 0; a < _handler.TIERS(); a++)
            for (uint8 b = a + 1; b < _handler.TIERS(); b++) {
                (, uint256 supplyA, , uint256 firstA) = sale.tiers(a);
                (, uint256 supplyB, , uint256 firstB) = sale.tiers(b);
                assert(supplyA == 0 || supplyB == 0 || firstA + supplyA <= firstB || firstB + supplyB <= firstA);
            }
    }

    function invariant_noTierSellsMoreThanItHas() public view {
        NftSale sale = _handler.sale();
        uint256 sold = 0;
        for (uint8 tierId = 0; tierId < _handler.TIERS(); tierId++) {
            (, uint256 supply, uint256 soldHere, ) = sale.tiers(tierId);
            assert(soldHere <= supply);
            sold += soldHere;
        }
        assert(sold == _handler.minted());
    }

    function invariant_treasuryHasWhatWasPaid() public view {
        assert(_handler.coin().balanceOf(_handler.TREASURY()) == _handler.paid());
    }
}
