// The cost of Express alone: returns a prepared JSON response.
import type { AddressInfo } from 'node:net';
import express from 'express';

let answer: unknown;

const app = express()
  .put('/', express.json({ limit: '1mb' }), (request, response) => {
    answer = request.body;
    response.json({ success: true });
  })
  .get('/', (_request, response) => {
    response.json(answer);
  });

const server = app.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ msg: 'listening', url: `http://127.0.0.1:${port}` }));
});
