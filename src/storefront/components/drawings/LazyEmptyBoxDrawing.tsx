import { lazyDrawing } from '../../lazyDrawing.tsx'

// Few listings have no results.
export const { Drawing: LazyEmptyBoxDrawing, Provider: EmptyBoxDrawingProvider } = lazyDrawing(
  async () => (await import('./EmptyBoxDrawing.tsx')).EmptyBoxDrawing,
)
