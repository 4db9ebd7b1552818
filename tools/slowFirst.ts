import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take many times as long as any other: begun last, they would keep one core busy while the other has nothing left. */
const SLOW = /\/(?:fuzz|fail\w+|kill\w+|stories)\.test\.tsx?$/;

/** Vitest's own order (what took long the last time, else what is large), but what is known to be slow comes first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
