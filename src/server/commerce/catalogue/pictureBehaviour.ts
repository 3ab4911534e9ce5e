import type { Behaviour } from '#server/engine/behaviour.ts'

/** The gallery is the list of pictures, at the path that file pickers use. */
export const createPictureBehaviour = (): Behaviour => ({
  routes: async (app, { listRoute }) => {
    app.get('/gallery', listRoute)
  },
})
