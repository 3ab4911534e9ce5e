import { tryBuildBrand } from './buildOutcome.ts'

/** A builder: brands come by message, one after the other, and what became of them goes back. */
process.on('message', (key) => {
  void tryBuildBrand(String(key)).then((outcome) => process.send?.(outcome))
})
process.on('disconnect', () => process.exit(0))
