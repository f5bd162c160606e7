// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// @title What a name service keeps about names, written by anybody: its registry, registrar, resolver and reverse registrar for tests.
/// @dev No constructor or immutables: the code works at any address to which a development chain copies it.
contract NameRecords {
    uint256 private constant ETHER = 60;

    mapping(bytes32 node => address) public resolver;
    mapping(uint256 id => uint256) public nameExpires;
    mapping(bytes32 node => string) public name;
    mapping(address account => string) public nameForAddr;
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private addresses;

    /// @dev ERC-3668: asks the caller to read the answer from a gateway over HTTP.
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    /// @dev Anything else that this contract is asked for is at a gateway.
    fallback() external {
        _askGateway();
    }

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }

    function setExpiry(uint256 id, uint256 time) external {
        nameExpires[id] = time;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata account) external {
        addresses[node][coinType] = account;
    }

    function setName(bytes32 node, string calldata to) external {
        name[node] = to;
    }

    function setNameForAddr(address account, string calldata to) external {
        nameForAddr[account] = to;
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][ETHER]));
    }

    function _askGateway() private view {
        string[] memory urls = new string[](1);
        urls[0] = "https://gateway.example/{sender}/{data}.json";
        revert OffchainLookup(address(this), urls, msg.data, this.resolver.selector, "");
    }
}
