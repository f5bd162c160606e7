// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// @title A contract account: one key signs for it by EIP-1271 and acts through it.
contract ContractWallet is IERC1271 {
    address public immutable owner;

    error NotOwner(address sender);

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    /// @notice Calls `target` as this wallet; reverts with the target's revert reason.
    function execute(address target, uint256 value, bytes calldata data) external returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        (bool success, bytes memory result) = target.call{value: value}(data);
        return Address.verifyCallResult(success, result);
    }

    /// @notice Returns the EIP-1271 magic value for a signature of the owner over exactly `hash`, else 0xffffffff; never reverts.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address recovered, ECDSA.RecoverError failure, ) = ECDSA.tryRecoverCalldata(hash, signature);
        bool valid = failure == ECDSA.RecoverError.NoError && recovered == owner;
        return valid ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}
