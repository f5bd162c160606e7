// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title A list of sanctioned addresses with the interface of the public oracles: `isSanctioned(address)`.
contract SanctionsOracle is Ownable {
    mapping(address account => bool) public isSanctioned;

    event SanctionChanged(address indexed account, bool sanctioned);

    constructor(address owner) Ownable(owner) {}

    function add(address account) external onlyOwner {
        _set(account, true);
    }

    function remove(address account) external onlyOwner {
        _set(account, false);
    }

    function _set(address account, bool sanctioned) private {
        isSanctioned[account] = sanctioned;
        emit SanctionChanged(account, sanctioned);
    }
}
