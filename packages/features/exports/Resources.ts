/** The technical resources: their frame, lists and the pages of one. */
export { AreaFrame, type AreaFrameProps, type AreaSection } from '../src/resources/parts/area-frame/AreaFrame.tsx';
export { areaFrameMessages } from '../src/resources/parts/area-frame/messages.ts';
export { resourceWordsMessages } from '../src/resources/parts/resource-words/messages.ts';
export { ResourceCard, type ResourceCardProps, ResourceCards } from '../src/resources/resources/resource-card/ResourceCard.tsx';
export { ResourceFront, type ResourceFrontProps } from '../src/resources/resources/resource-front/ResourceFront.tsx';
export { useResourceFront } from '../src/resources/resources/resource-front/useResourceFront.ts';
export { ResourceList, type ResourceListProps } from '../src/resources/resources/resource-list/ResourceList.tsx';
export { parseResourceQuery, type ResourceQuery, resourceQueryParams, resourceVariables } from '../src/resources/resources/resource-list/resourceQuery.ts';
export { useResourceList } from '../src/resources/resources/resource-list/useResourceList.ts';
export { SeriesCards, type SeriesCardsProps } from '../src/resources/series/series-list/SeriesCards.tsx';
export { SeriesList, type SeriesListProps } from '../src/resources/series/series-list/SeriesList.tsx';
export { seriesOn, useSeriesList } from '../src/resources/series/series-list/useSeriesList.ts';
