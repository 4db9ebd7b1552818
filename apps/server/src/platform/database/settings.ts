import { existsSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { Address } from './address.ts';

/** What the embedded server is started with; the cluster's own postgresql.conf stays as initdb made it. */
export function settingsFor(address: Address, isDurable: boolean): string[] {
  const sharedMb = Math.min(512, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 8)));
  const listen =
    address.password === null
      ? ['listen_addresses=', `unix_socket_directories="${address.host}"`, 'unix_socket_permissions=0700']
      : ['listen_addresses=127.0.0.1'];
  return [
    ...listen,
    `port=${address.port}`,
    'max_connections=80',
    `shared_buffers=${sharedMb}MB`,
    `effective_cache_size=${sharedMb * 3}MB`,
    'work_mem=16MB',
    'maintenance_work_mem=256MB',
    'max_wal_size=2GB',
    'wal_compression=on',
    'random_page_cost=1.1',
    'jit=off', // compiling costs more than the short queries of a portal take
    'timezone=UTC',
    'log_timezone=UTC',
    'log_line_prefix=%m [%p] ',
    // Statements and errors quote people's data, in messages and details alike; the portal logs its own, without values.
    'log_min_error_statement=panic',
    'log_min_messages=log',
    'log_error_verbosity=terse',
    `dynamic_shared_memory_type=${hasSharedMemory() ? 'posix' : 'mmap'}`,
    `fsync=${isDurable ? 'on' : 'off'}`,
    `synchronous_commit=${isDurable ? 'on' : 'off'}`,
    `full_page_writes=${isDurable ? 'on' : 'off'}`,
  ];
}

/** Containers often have 64 MB of it or none, too little for parallel index builds. */
function hasSharedMemory(): boolean {
  if (process.platform !== 'linux') return true;
  if (!existsSync('/dev/shm')) return false;
  const { bsize, blocks } = statfsSync('/dev/shm');
  return bsize * blocks > 256 * 2 ** 20;
}
