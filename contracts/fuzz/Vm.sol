// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// @title The cheat codes of forge that the fuzz tests use.
interface Vm {
    function sign(uint256 key, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function addr(uint256 key) external pure returns (address);
    function prank(address sender) external;
    function warp(uint256 time) external;
    function roll(uint256 blockNumber) external;
}

/// @dev The address of the cheat codes.
Vm constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);
