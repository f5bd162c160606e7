// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {AuthorizedSale} from "../AuthorizedSale.sol";
import {SaleToken} from "../SaleToken.sol";
import {TestStablecoin} from "../TestStablecoin.sol";
import {TokenSale} from "../TokenSale.sol";
import {vm} from "./Vm.sol";

/// @title Buys, replays, reprices and pauses at random, and tracks the expected state separately.
contract TokenSaleHandler {
    uint256 private constant SIGNER_KEY = 0xA11CE;
    uint256 public constant LIFETIME = 1200;
    address public constant TREASURY = address(0x7777);

    TokenSale public sale;
    SaleToken public token;
    TestStablecoin public coin;
    address[3] public buyers = [address(0xB1), address(0xB2), address(0xB3)];

    mapping(address buyer => uint256) public highestCap;
    mapping(uint256 nonce => uint256) public uses;
    uint256 public delivered;
    uint256 public paid;
    uint256 public purchases;
    bool public nonceUsedTwice;
    bool public boughtAtLaterPrice;

    uint256 private _now = 1_000_000;
    TokenSale.PurchaseAuthorization private _last;
    bytes private _lastSignature;
    uint256 private _lastPrice;

    constructor() {
        vm.warp(_now);
        token = new SaleToken("S", "S", 1_000_000e18, address(this));
        coin = new TestStablecoin("C", "C");
        AuthorizedSale.Setup memory setup = AuthorizedSale.Setup(
            "Sale",
            "1",
            address(this),
            vm.addr(SIGNER_KEY),
            TREASURY,
            address(0)
        );
        sale = new TokenSale(setup, IERC20Metadata(address(token)), 2e5, 0, type(uint64).max, LIFETIME);
        sale.setPaymentToken(address(coin), true);
        token.approve(address(sale), type(uint256).max);
        sale.fund(500_000e18);
        for (uint256 i = 0; i < buyers.length; i++) {
            coin.mint(buyers[i], 1e18);
            vm.prank(buyers[i]);
            coin.approve(address(sale), type(uint256).max);
        }
    }

    /// @notice Signs an authorization at the current price and uses it immediately.
    function buy(uint8 who, uint256 amount, uint256 cap, uint256 nonce, uint16 life) external {
        _sign(who, amount, cap, nonce, life);
        _present();
    }

    /// @notice Signs an authorization and stores it for later.
    function authorize(uint8 who, uint256 amount, uint256 cap, uint256 nonce, uint16 life) external {
        _sign(who, amount, cap, nonce, life);
    }

    function presentLast() external {
        if (_last.buyer != address(0)) _present();
    }

    function reprice(uint256 price) external {
        sale.pause();
        sale.setPrice(1 + (price % 1e7));
        sale.unpause();
    }

    function pause(bool on) external {
        if (on) sale.pause();
        else sale.unpause();
    }

    function wait(uint16 time) external {
        _now += time % 1500;
        vm.warp(_now);
    }

    function _sign(uint8 who, uint256 amount, uint256 cap, uint256 nonce, uint16 life) private {
        _last = TokenSale.PurchaseAuthorization({
            buyer: buyers[who % buyers.length],
            paymentToken: address(coin),
            amount: 1 + (amount % 60_000e6),
            maxAllowed: cap % 200_000e6,
            isEU: false,
            referrer: address(0),
            nonce: nonce % 500,
            deadline: _now + (life % (LIFETIME + 60)),
            tier: 1
        });
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(SIGNER_KEY, sale.hashAuthorization(_last));
        _lastSignature = abi.encodePacked(r, s, v);
        _lastPrice = sale.price();
    }

    /// @dev A revert undoes the whole call, including the tracked state.
    function _present() private {
        TokenSale.PurchaseAuthorization memory order = _last;
        uint256 before = token.balanceOf(order.buyer);
        vm.prank(order.buyer);
        sale.buy(order, _lastSignature);
        uint256 tokens = token.balanceOf(order.buyer) - before;
        if (++uses[order.nonce] > 1) nonceUsedTwice = true;
        if (order.maxAllowed > highestCap[order.buyer]) highestCap[order.buyer] = order.maxAllowed;
        if (tokens != (order.amount * 1e18) / _lastPrice) boughtAtLaterPrice = true;
        delivered += tokens;
        paid += order.amount;
        purchases++;
    }
}

contract TokenSaleInvariants {
    TokenSaleHandler private _handler;

    function setUp() public {
        _handler = new TokenSaleHandler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_noBuyerPassesTheHighestCapPresented() public view {
        for (uint256 i = 0; i < 3; i++) {
            address buyer = _handler.buyers(i);
            assert(_handler.sale().purchased(buyer) <= _handler.highestCap(buyer));
        }
    }

    function invariant_supplyIsConserved() public view {
        TokenSale sale = _handler.sale();
        assert(sale.tokensSold() == _handler.delivered());
        assert(sale.tokensSold() <= sale.tokensForSale());
        assert(_handler.token().balanceOf(address(sale)) == sale.tokensForSale() - sale.tokensSold());
    }

    function invariant_treasuryHasWhatWasPaid() public view {
        assert(_handler.coin().balanceOf(_handler.TREASURY()) == _handler.paid());
    }

    function invariant_nonceCountsOnce() public view {
        assert(!_handler.nonceUsedTwice());
    }

    function invariant_priceIsTheOneThatWasSigned() public view {
        assert(!_handler.boughtAtLaterPrice());
    }

    function testFuzz_capIsNeverPassed(uint256 amount, uint256 cap, uint256 nonce) public {
        try _handler.buy(0, amount, cap, nonce, 600) {} catch {}
        assert(_handler.sale().purchased(_handler.buyers(0)) <= cap % 200_000e6);
    }
}
