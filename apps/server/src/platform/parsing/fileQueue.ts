import { Failure, tooManyRequests } from '../errors.ts';

/** What a queue takes at once and lets wait. */
export interface QueueLimits {
  /** Places; a part of a job takes one or more of them. */
  places: number;
  /** Jobs of one owner that may wait behind the one that runs. */
  waitingOfOne: number;
  /** Jobs that may wait, of all owners. */
  waiting: number;
  /** An owner whose jobs wait, however many they are, and take no room from the others: nobody is there to read a refusal. */
  patient?: string;
}

/** Does a part of a job once so many places are free. */
export type TakePlaces = <T>(places: number, part: () => Promise<T>) => Promise<T>;

/** Lets jobs in: one of an owner runs at a time, and owners take turns. */
export interface FileQueue {
  /** @throws Failure 429 when the owner has too many jobs here, 503 when everybody together has. */
  enter: <T>(owner: string, job: (take: TakePlaces) => Promise<T>) => Promise<T>;
}

interface Waiting {
  owner: string;
  places: number;
  go: () => void;
}

const tooManyOfOwner = () => tooManyRequests(5, '你前面的文件还在检查，请稍后再上传');
const tooManyOfAll = () => new Failure(503, 'service.unavailable', '正在检查的文件太多，请稍后再上传', { retryAfter: 5 });

/** Opens a queue. */
export function createFileQueue({ places, waitingOfOne, waiting: mostWaiting, patient }: QueueLimits): FileQueue {
  const jobsOf = new Map<string, number>();
  const turnOf = new Map<string, number>();
  const running = new Set<string>();
  const waiting: Waiting[] = [];
  let free = places;
  let jobs = 0;
  let turn = 0;

  /** Who waits and was served longest ago. One who needs more places than are free is not overtaken. */
  const startNext = () => {
    for (;;) {
      const [next] = waiting.filter(({ owner }) => !running.has(owner)).toSorted((a, b) => (turnOf.get(a.owner) ?? 0) - (turnOf.get(b.owner) ?? 0));
      if (!next || next.places > free) return;
      waiting.splice(waiting.indexOf(next), 1);
      free -= next.places;
      running.add(next.owner);
      turnOf.set(next.owner, (turn += 1));
      next.go();
    }
  };

  const takeFor =
    (owner: string): TakePlaces =>
    async (count, part) => {
      await new Promise<void>((go) => {
        waiting.push({ owner, places: Math.min(count, places), go });
        startNext();
      });
      try {
        return await part();
      } finally {
        free += Math.min(count, places);
        running.delete(owner);
        startNext();
      }
    };

  return {
    async enter(owner, job) {
      const own = jobsOf.get(owner) ?? 0;
      const counted = owner === patient ? 0 : 1;
      if (counted && own > waitingOfOne) throw tooManyOfOwner();
      if (counted && jobs >= places + mostWaiting) throw tooManyOfAll();
      jobsOf.set(owner, own + 1);
      jobs += counted;
      try {
        return await job(takeFor(owner));
      } finally {
        jobs -= counted;
        const left = (jobsOf.get(owner) ?? 1) - 1;
        if (left > 0) {
          jobsOf.set(owner, left);
        } else {
          jobsOf.delete(owner);
          turnOf.delete(owner);
        }
      }
    },
  };
}
