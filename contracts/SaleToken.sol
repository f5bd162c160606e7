// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title The token for sale: 18 decimals, a fixed supply, initially all held by `holder`.
contract SaleToken is ERC20 {
    constructor(string memory name, string memory symbol, uint256 supply, address holder) ERC20(name, symbol) {
        _mint(holder, supply);
    }
}
