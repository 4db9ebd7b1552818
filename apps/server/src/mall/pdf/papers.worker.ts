import { answerJobs } from '../../platform/thread.ts';
import { drawPaper, type MallPaper } from './papers.ts';

// A page with Chinese fonts takes a tenth of a second, in which nobody else would be served.
answerJobs((paper: MallPaper) => drawPaper(paper));
