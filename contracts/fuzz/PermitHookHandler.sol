// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {PermitHook} from "../PermitHook.sol";
import {vm} from "./Vm.sol";

/// @title Presents permits as auctions do, right and altered, and replaces signers, and tracks the expected state separately.
contract PermitHookHandler {
    struct Faults {
        bool nonceUsedTwice;
        bool alteredAccepted;
        bool lateAccepted;
        bool wrongSignerAccepted;
    }

    struct Signed {
        PermitHook.BidPermit permit;
        bytes signature;
        uint256 key;
    }

    uint256 private constant FIRST_KEY = 0xA11CE;
    uint256 public constant KEYS = 4;

    PermitHook public hook;
    address[2] public auctions = [address(0xA1), address(0xA2)];
    address[3] public owners = [address(0xB1), address(0xB2), address(0xB3)];

    mapping(address auction => mapping(address owner => uint256)) public bid;
    mapping(address auction => mapping(address owner => uint256)) public highestMaximum;
    mapping(address auction => uint256) public total;
    mapping(address auction => uint256) public highestCap;
    mapping(uint256 nonce => uint256) public uses;
    uint256 public accepted;

    uint256 private _now = 1_000_000;
    uint256 private _current;
    uint256 private _retiring = type(uint256).max;
    Signed private _last;
    Faults private _faults;

    constructor() {
        vm.warp(_now);
        hook = new PermitHook(address(this), vm.addr(FIRST_KEY));
        for (uint256 i = 0; i < auctions.length; i++) _setCap(auctions[i], 500_000e6);
    }

    /// @notice Signs a permit with one of the keys and presents it as its auction does.
    function permit(uint8 auction, uint8 who, uint256 amount, uint256 maximum, uint256 nonce, uint16 life) external {
        _sign(auction, who, amount, maximum, nonce, life, _current);
        _presentLast();
    }

    function signWithAnyKey(uint8 auction, uint8 who, uint256 amount, uint256 maximum, uint256 nonce, uint8 key)
        external
    {
        _sign(auction, who, amount, maximum, nonce, 900, key % KEYS);
        _presentLast();
    }

    /// @notice Signs a permit and stores it for later.
    function sign(uint8 auction, uint8 who, uint256 amount, uint256 maximum, uint256 nonce, uint16 life) external {
        _sign(auction, who, amount, maximum, nonce, life, _current);
    }

    function presentLast() external {
        if (_last.permit.owner != address(0)) _presentLast();
    }

    /// @notice Presents the last permit for another auction, owner, payer or amount.
    function presentAltered(uint8 what, uint256 by) external {
        PermitHook.BidPermit memory last = _last.permit;
        if (last.owner == address(0)) return;
        uint8 altered = what % 4;
        address other = address(uint160(1 + (by % type(uint160).max)));
        _present(
            altered == 0 ? other : last.auction,
            altered == 1 ? other : last.owner,
            altered == 2 ? other : last.sender,
            altered == 3 ? by % type(uint128).max : last.amount
        );
    }

    function setSigner(uint8 key) external {
        hook.setSigner(vm.addr(FIRST_KEY + (key % KEYS)));
        _retiring = _current;
        _current = key % KEYS;
    }

    function retireSigner() external {
        hook.retireSigner();
        _retiring = type(uint256).max;
    }

    function setCap(uint8 auction, uint256 cap) external {
        _setCap(auctions[auction % auctions.length], cap % 1_000_000e6);
    }

    function cancel(uint256 nonce) external {
        hook.cancel(nonce % 500);
        if (++uses[nonce % 500] > 1) _faults.nonceUsedTwice = true;
    }

    function wait(uint16 time) external {
        _now += time % 1500;
        vm.warp(_now);
    }

    function faults() external view returns (Faults memory) {
        return _faults;
    }

    function _setCap(address auction, uint256 cap) private {
        hook.setTotalCap(auction, cap);
        if (cap > highestCap[auction]) highestCap[auction] = cap;
    }

    function _sign(
        uint8 auction,
        uint8 who,
        uint256 amount,
        uint256 maximum,
        uint256 nonce,
        uint16 life,
        uint256 key
    ) private {
        PermitHook.BidPermit memory made = PermitHook.BidPermit({
            auction: auctions[auction % auctions.length],
            owner: owners[who % owners.length],
            sender: owners[(who / 16) % owners.length],
            amount: 1 + (amount % 60_000e6),
            maxAllowed: maximum % 200_000e6,
            nonce: nonce % 500,
            deadline: _now + (life % 1200)
        });
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(FIRST_KEY + key, hook.hashPermit(made));
        _last = Signed(made, abi.encodePacked(r, s, v), key);
    }

    function _presentLast() private {
        PermitHook.BidPermit memory last = _last.permit;
        _present(last.auction, last.owner, last.sender, last.amount);
    }

    /// @dev A revert undoes the whole call, including the tracked state.
    function _present(address auction, address owner, address sender, uint256 amount) private {
        PermitHook.BidPermit memory shown = _last.permit;
        vm.prank(auction);
        hook.validate(1, uint128(amount), owner, sender, abi.encode(shown, _last.signature));
        accepted++;
        bool isAltered = auction != shown.auction ||
            owner != shown.owner ||
            sender != shown.sender ||
            amount != shown.amount;
        if (isAltered) _faults.alteredAccepted = true;
        if (_now > shown.deadline) _faults.lateAccepted = true;
        if (_last.key != _current && _last.key != _retiring) _faults.wrongSignerAccepted = true;
        if (++uses[shown.nonce] > 1) _faults.nonceUsedTwice = true;
        bid[auction][owner] += amount;
        total[auction] += amount;
        if (shown.maxAllowed > highestMaximum[auction][owner]) highestMaximum[auction][owner] = shown.maxAllowed;
    }
}
