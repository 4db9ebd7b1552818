// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** What the board has of many models, line by line. Rows of companies that the member's company has blocked are left out. */
export const searchBoardBatch = /* @__PURE__ */ mutation<'searchBoardBatch'>('searchBoardBatch', 'POST /demand/batchSearch', { encoding: 'json' });

/** Uploads a sheet (.xlsx or .csv), which is read, checked and then waits to be started. A company has one open task of a kind.
Needs the right to post demands, or to keep the stock. */
export const addExcelTask = /* @__PURE__ */ mutation<'addExcelTask'>('addExcelTask', 'POST /demand/excel-task/add', { encoding: 'multipart' });

/** One of them. */
export const excelTaskQuery = /* @__PURE__ */ query<'excelTask'>('excelTask', 'GET /demand/excel-task/detail');

/** Its wrong rows as a file, with what is wrong in the last column: to correct and upload again. What begins like a formula is text. */
export const excelTaskErrors = /* @__PURE__ */ mutation<'excelTaskErrors'>('excelTaskErrors', 'GET /demand/excel-task/errors/{id}', { isFile: true });

/** The company's tasks, the newest first; those of kinds that the member may not start are left out. */
export const excelTasksQuery = /* @__PURE__ */ paged<'excelTasks'>('excelTasks', 'GET /demand/excel-task/list');

/** Says what the columns are, and checks the rows anew. 409 `task.state` when its state does not allow it; 422 `task.wrong_fact` when a field is named twice. */
export const mapExcelTask = /* @__PURE__ */ mutation<'mapExcelTask'>('mapExcelTask', 'POST /demand/excel-task/map', { encoding: 'json' });

/** Starts, stops, resumes or cancels it. Rows that are on the board stay there. 409 `task.state` when its state does not allow it. */
export const moveExcelTask = /* @__PURE__ */ mutation<'moveExcelTask'>('moveExcelTask', 'POST /demand/excel-task/move');

/** Rows of its sheet that were checked, in their order. */
export const excelTaskRowsQuery = /* @__PURE__ */ paged<'excelTaskRows'>('excelTaskRows', 'GET /demand/excel-task/rows');
