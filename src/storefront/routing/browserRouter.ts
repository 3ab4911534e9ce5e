/** The part of the router that changes pages; the build makes it a chunk of its own. */
export { createBrowserRouter } from 'react-router-dom'
export { createAllRoutes } from '../pageRoutes.ts'
