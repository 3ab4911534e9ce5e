import { lazyDrawing } from '../../lazyDrawing.tsx'

// Few visitors see it.
export const { Drawing: LazyNotFoundDrawing, Provider: NotFoundDrawingProvider } = lazyDrawing(
  async () => (await import('./NotFoundDrawing.tsx')).NotFoundDrawing,
)
