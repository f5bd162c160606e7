import { join } from 'node:path';

/** Of one machine: its server, Patroni, and its member of etcd. */
export type Ports = Readonly<Record<'sql' | 'rest' | 'client' | 'peer', number>>;

export const etcdArguments = (
  dir: string,
  name: string,
  { client, peer }: Ports,
  members: string,
): readonly string[] => [
  ...['--name', name, '--data-dir', join(dir, `${name}-etcd`), '--initial-cluster', members],
  ...['--listen-peer-urls', `http://127.0.0.1:${peer}`, '--initial-advertise-peer-urls', `http://127.0.0.1:${peer}`],
  ...['--listen-client-urls', `http://127.0.0.1:${client}`, '--advertise-client-urls', `http://127.0.0.1:${client}`],
];

type Places = Readonly<{ dir: string; data: string; tools: string; hosts: readonly string[] }>;

/** Nothing here survives a loss of power; what is confirmed is on a second server. */
export const patroniSettings = (name: string, { sql, rest }: Ports, { dir, data, tools, hosts }: Places) => ({
  scope: 'drill',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts },
  bootstrap: {
    dcs: {
      ...{ ttl: 20, loop_wait: 2, retry_timeout: 5, synchronous_mode: true },
      postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, shared_buffers: '16MB', fsync: 'off' } },
    },
    initdb: [{ auth: 'trust' }, { encoding: 'UTF8' }, { locale: 'C' }],
    pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
  },
  postgresql: {
    listen: `127.0.0.1:${sql}`,
    connect_address: `127.0.0.1:${sql}`,
    data_dir: data,
    bin_dir: tools,
    authentication: { superuser: { username: 'app' }, replication: { username: 'app' }, rewind: { username: 'app' } },
    parameters: { unix_socket_directories: dir },
  },
});

export const proxySettings = (port: number, servers: ReadonlyMap<string, Ports>): string => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${[...servers].map(([name, { sql, rest }]) => `  server ${name} 127.0.0.1:${sql} check port ${rest}`).join('\n')}
`;
