import { expect } from 'chai';
import { jsonOf } from '../../../src/adapters/outbound/json.ts';

describe('jsonOf', () => {
  for (const text of ['', '<html>', '{"a":', 'undefined', "{'a':1}"])
    it(`is undefined for ${JSON.stringify(text)}`, () => expect(jsonOf(text)).to.equal(undefined));

  it('parses JSON', () => expect(jsonOf(' {"a":[1,null,"\\u005fé"]} ')).to.deep.equal({ a: [1, null, '_é'] }));
  it('parses null', () => expect(jsonOf('null')).to.equal(null));

  for (const key of ['__proto__', '\\u005f_proto__', '_\\u005Fproto\\u005f_'])
    it(`omits the key ${key} at every depth`, () => {
      const read = jsonOf(`{"a":1,"${key}":{"admin":true},"b":[{"${key}":1,"c":2}]}`) as object;
      expect(Object.getOwnPropertyNames(read)).to.deep.equal(['a', 'b']);
      expect(read).to.deep.equal({ a: 1, b: [{ c: 2 }] });
    });
});
