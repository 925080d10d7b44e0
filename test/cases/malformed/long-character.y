%%
a: 'while' ;
