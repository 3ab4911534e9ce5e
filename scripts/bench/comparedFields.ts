/** What both servers answer with, so that both do the same work. */
export const comparedFields = 'code,industries,name,price,tags,type'
