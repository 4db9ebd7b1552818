import type { Platform } from '../../platform/context.ts';
import { Failure } from '../../platform/errors.ts';
import { EXCEL_TASK, giveUp, runTask, stalled } from './runTask.ts';

/** What failed so often is given up. */
const TRIES = 3;

/** It only had no turn: too many files are read, or somebody ended its parser. That says nothing about a sheet. */
const isBusy = (error: unknown) => error instanceof Failure && (error.status === 429 || error.status === 503);

/** Works sheets off; every minute, what a killed worker left. */
export function registerTaskJobs(platform: Platform): void {
  const failures = new Map<number, number>();
  const work = async (taskId: number) => {
    try {
      await runTask(platform, taskId);
      failures.delete(taskId);
    } catch (error) {
      if (isBusy(error)) throw error;
      const times = (failures.get(taskId) ?? 0) + 1;
      failures.set(taskId, times);
      if (times < TRIES) throw error;
      failures.delete(taskId);
      platform.log.warn({ err: error, task: taskId }, 'a sheet was given up');
      await giveUp(platform, taskId);
    }
  };
  platform.jobs.handle<{ taskId?: number }>(
    EXCEL_TASK,
    async ({ taskId }) => {
      for (const id of taskId === undefined ? await stalled(platform) : [taskId]) await work(id);
    },
    { everyCron: '* * * * *', retrySeconds: 2, parallel: 2 },
  );
}

/** Goes on at once with what was under way when this process ended. */
export const resumeTasks = {
  name: 'inquiries.resumeTasks',
  blocksReadiness: false,
  run: async (platform: Platform) => {
    for (const taskId of await stalled(platform, 0)) await platform.jobs.send(EXCEL_TASK, { taskId });
  },
};
