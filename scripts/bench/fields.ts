/** What both servers answer with, so that both do the same work. */
export const fields = 'code,industries,name,price,tags,type'
