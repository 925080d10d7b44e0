%start prog
%%
program: 'x' ;
