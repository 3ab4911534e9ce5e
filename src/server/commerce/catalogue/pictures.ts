import type { Behaviour } from '#server/engine/behaviour.ts'

/** The gallery is the list of pictures under the address that pickers use. */
export const createPictureBehaviour = (): Behaviour => ({
  routes: async (app, { list }) => {
    app.get('/gallery', list)
  },
})
