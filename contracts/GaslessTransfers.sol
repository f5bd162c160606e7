// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC2771Context} from "@openzeppelin/contracts/metatx/ERC2771Context.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Sends a holder's tokens, and the fee for carrying that to the treasury, in one call or not at all.
/// @notice Whose tokens move is the caller, or the wallet whose request the trusted forwarder executes; never anybody else. An
/// allowance for this contract is safe to leave: only its holder can have it spent. No owner, nothing to upgrade, nothing held.
/// @dev No reentrancy guard: there is no state, and each payment is bounded by the holder's own allowance.
contract GaslessTransfers is ERC2771Context {
    using SafeERC20 for IERC20;

    /// @notice Who is paid every fee.
    address public immutable treasury;

    error NoTreasury();
    error NotFullyReceived(address token, address recipient);

    constructor(address forwarder, address treasury_) ERC2771Context(forwarder) {
        if (treasury_ == address(0)) revert NoTreasury();
        treasury = treasury_;
    }

    /// @notice Takes `amount + fee` of the sender's allowance: `amount` for `to`, `fee` for the treasury.
    function transfer(address token, address to, uint256 amount, uint256 fee) external {
        _pay(IERC20(token), _msgSender(), to, amount, fee);
    }

    /// @notice The same, on an allowance for exactly `amount + fee` that the sender signed (ERC-2612).
    function transferWithPermit(
        address token,
        address to,
        uint256 amount,
        uint256 fee,
        uint256 permitDeadline,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        address sender = _msgSender();
        uint256 total = amount + fee;
        // Anybody may have handed the permit in before, which leaves its allowance; without one the payment below reverts.
        try IERC20Permit(token).permit(sender, address(this), total, permitDeadline, v, r, s) {} catch {}
        _pay(IERC20(token), sender, to, amount, fee);
    }

    function _pay(IERC20 token, address sender, address to, uint256 amount, uint256 fee) private {
        _send(token, sender, to, amount);
        _send(token, sender, treasury, fee);
    }

    /// @dev A token that keeps a part of what it moves is refused: neither the recipient nor the treasury would have what was signed.
    function _send(IERC20 token, address sender, address recipient, uint256 amount) private {
        uint256 before = token.balanceOf(recipient);
        token.safeTransferFrom(sender, recipient, amount);
        uint256 expected = sender == recipient ? before : before + amount;
        if (token.balanceOf(recipient) != expected) revert NotFullyReceived(address(token), recipient);
    }
}
